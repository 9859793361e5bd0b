import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { OpenDeck } from '../../language-service/open-deck.ts';
import { type OpenDocument, placedIn } from '../../language-service/open-document.ts';
import { OpenSet } from '../../language-service/open-set.ts';
import { OpenText } from '../../language-service/open-text.ts';
import { problemsOfAny } from '../../problems/any-error.ts';
import type { Games } from '../../shelf/games.ts';
import { type DocumentKind, kindOf } from './kinds.ts';

/** Whatever reads one document, again and again. */
interface Reader {
  read(text: string, signal: AbortSignal): Promise<OpenDocument>;
}

interface Kept {
  readonly kind: DocumentKind;
  readonly reader: Reader;
  version: number;
  reading: Promise<OpenDocument>;
  ended: AbortController;
}

const NOTHING: OpenDocument = { texts: [], problems: [] };

/** The documents that are open, each read when it has changed. */
export class Documents {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly games: () => Games,
    private readonly folder: string,
  ) {}

  /** The path of a document as messages call it. */
  nameOf(uri: string): string {
    if (!uri.startsWith('file:')) return uri;
    const path = fileURLToPath(uri);
    const shown = relative(this.folder, path);
    return shown.startsWith('..') || shown === '' ? path : shown;
  }

  /** The document as it is now, read once for each version. A reading of an older version is ended. */
  async read(document: TextDocument): Promise<OpenDocument> {
    const kind = kindOf(document);
    const { uri, version } = document;
    if (kind === undefined) {
      this.forget(uri);
      return NOTHING;
    }
    const before = this.kept.get(uri);
    if (before?.kind === kind && before.version === version) return before.reading;
    before?.ended.abort();
    const reader = before?.kind === kind ? before.reader : this.readerOf(kind, this.nameOf(uri));
    const ended = new AbortController();
    const reading = reader
      .read(document.getText(), ended.signal)
      .catch((error: unknown) => this.asProblems(error, ended.signal));
    this.kept.set(uri, { kind, reader, version, reading, ended });
    return reading;
  }

  forget(uri: string): void {
    this.kept.get(uri)?.ended.abort();
    this.kept.delete(uri);
  }

  /** Everything is read again: the words of the game may have changed. */
  forgetAll(): void {
    for (const uri of [...this.kept.keys()]) this.forget(uri);
  }

  private readerOf(kind: DocumentKind, name: string): Reader {
    const games = this.games();
    if (kind === 'deck') return new OpenDeck(games, name, this.folder);
    const reader = kind === 'set' ? new OpenSet(games, name) : new OpenText(games, name);
    return { read: (text, signal) => reader.read(text, [], signal) };
  }

  /** What keeps a document from being read at all, told at its first line: a configuration that cannot be used, for one. */
  private asProblems(error: unknown, signal: AbortSignal): OpenDocument {
    if (signal.aborted) throw error;
    const problems = problemsOfAny(error, this.folder);
    return { texts: [], problems: problems.map((problem) => placedIn('', problem)) };
  }
}
