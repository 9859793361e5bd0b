import { pathToFileURL } from 'node:url';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { OpenDocument } from '../../language-service/open-document.ts';
import type { Documents } from './documents.ts';
import { setFilesIn } from './set-files.ts';

/** A set of the project that was read. */
export interface ProjectSet {
  readonly uri: string;
  readonly text: string;
  readonly document: OpenDocument;
}

/** The sets of the folder that an editor has open: those that it has open itself as they are there, the others from their files. */
export class ProjectSets {
  private versions = new Map<string, { readonly text: string; readonly version: number }>();

  constructor(
    private readonly folder: string,
    private readonly documents: Documents,
    private readonly open: (uri: string) => TextDocument | undefined,
  ) {}

  /** Reads them all, of what did not change nothing again. */
  async read(): Promise<readonly ProjectSet[]> {
    const sets: ProjectSet[] = [];
    for (const [path, text] of setFilesIn(this.folder)) {
      const uri = pathToFileURL(path).href;
      const document = this.open(uri) ?? TextDocument.create(uri, 'yaml', this.versionOf(uri, text), text);
      sets.push({ uri, text: document.getText(), document: await this.documents.read(document) });
    }
    return sets;
  }

  /** Files have no versions: one counts up where its text has changed, below those of documents that are open. */
  private versionOf(uri: string, text: string): number {
    const known = this.versions.get(uri);
    const version = known === undefined ? -1 : known.text === text ? known.version : known.version - 1;
    this.versions.set(uri, { text, version });
    return version;
  }
}
