import type { TextDocument } from 'vscode-languageserver-textdocument';
import { isSetText } from './set-files.ts';

/** What a document is to this server. */
export type DocumentKind = 'set' | 'deck' | 'text';

/** What a document is, by the language that the editor says it is in, its name, and for YAML its content; undefined for others. */
export function kindOf(document: TextDocument): DocumentKind | undefined {
  const { languageId, uri } = document;
  if (languageId === 'cardwright-deck' || uri.endsWith('.deck')) return 'deck';
  if (languageId === 'cardwright-text' || uri.endsWith('.cardtext')) return 'text';
  const isYaml = languageId === 'yaml' || /\.ya?ml$/.test(uri);
  return isYaml && isSetText(document.getText()) ? 'set' : undefined;
}
