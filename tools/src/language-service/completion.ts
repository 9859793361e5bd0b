import type { NextWord } from '@cardwright/dsl';
import { type CompletionItem, CompletionItemKind, type Position } from 'vscode-languageserver';
import { factCompletion } from './fact-completion.ts';
import { type CardText, type OpenDocument, textAt } from './open-document.ts';

/** How many words back what is being written may have begun: names have several. */
const WORDS_BACK = 4;
/** Parts of a word, symbols and signed numbers among them. */
const PARTIAL = /[\p{L}\p{N}'’+{}/-]*$/u;

const kinds: Readonly<Record<string, CompletionItemKind>> = {
  keyword: CompletionItemKind.Keyword,
  name: CompletionItemKind.Reference,
  number: CompletionItemKind.Value,
  integer: CompletionItemKind.Value,
  type: CompletionItemKind.Struct,
  classification: CompletionItemKind.Class,
  color: CompletionItemKind.Color,
  stat: CompletionItemKind.Unit,
  resource: CompletionItemKind.Unit,
  'zone-word': CompletionItemKind.Folder,
};

/** Words of the grammar first, then what the game brings, and names last: of these there are most. */
const ORDER = ['word', 'type', 'stat', 'resource', 'keyword', 'zone-word', 'state', 'integer', 'number'];

const rank = (kind: string): string => {
  const at = ORDER.indexOf(kind);
  return String(at >= 0 ? at : kind === 'name' ? 99 : ORDER.length).padStart(2, '0');
};

/** Where words that are being written may begin, the last word first. */
function beginnings(said: string): readonly number[] {
  const found = [said.length - PARTIAL.exec(said)![0].length];
  while (found.length < WORDS_BACK) {
    const before = said.slice(0, found.at(-1));
    const [word = ''] = /[^\s]+ $/.exec(before) ?? [];
    if (word === '') break;
    found.push(before.length - word.length);
  }
  return found;
}

/** The words that may stand where a text is being written on. */
function wordsAt(text: CardText, said: string): readonly (NextWord & { readonly start: number })[] {
  const { compiler, facts } = text;
  const card = compiler.game.toCardText(facts);
  const found = new Map<string, NextWord & { readonly start: number }>();
  for (const [back, start] of beginnings(said).entries()) {
    const begun = said.slice(start).toLowerCase();
    for (const word of compiler.language.next(said.slice(0, start), card)) {
      // What has begun words ago is only meant by what has several words.
      if (back > 0 && !word.text.includes(' ')) continue;
      if (word.kind === 'mark' || !word.text.toLowerCase().startsWith(begun)) continue;
      if (!found.has(word.text)) found.set(word.text, { ...word, start });
    }
  }
  return [...found.values()];
}

/** What may be written at a position of a document. @param source the document as it is */
export function completion(document: OpenDocument, position: Position, source: string): CompletionItem[] {
  const text = textAt(document, position);
  if (text === undefined) return factCompletion(document, position, source);
  const said = text.before(position)!;
  return wordsAt(text, said).map(({ text: word, kind, start }) => ({
    label: word,
    kind: kinds[kind] ?? CompletionItemKind.Text,
    ...(kind === 'word' ? {} : { detail: kind.replaceAll('-', ' ') }),
    sortText: `${rank(kind)} ${word.toLowerCase()}`,
    textEdit: {
      range: {
        start: { line: position.line, character: position.character - (said.length - start) },
        end: position,
      },
      newText: word,
    },
  }));
}
