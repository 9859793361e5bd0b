import { fileURLToPath } from 'node:url';
import {
  type Connection,
  ErrorCodes,
  type InitializeParams,
  ResponseError,
  type ServerCapabilities,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { codeActions } from '../../language-service/code-actions.ts';
import { completion } from '../../language-service/completion.ts';
import { diagnosticsOf } from '../../language-service/diagnostics.ts';
import { formatting } from '../../language-service/formatting.ts';
import { hover } from '../../language-service/hover.ts';
import { cardsNamed, nameAt } from '../../language-service/mentions.ts';
import type { OpenDocument } from '../../language-service/open-document.ts';
import { outline } from '../../language-service/outline.ts';
import { semanticTokens, TOKEN_LEGEND } from '../../language-service/semantic-tokens.ts';
import { type AskedGame, Games } from '../../shelf/games.ts';
import { Documents } from './documents.ts';
import { keywordPlace } from './keyword-place.ts';
import { ProjectSets } from './project-sets.ts';
import { renamed } from './rename.ts';

/** What a server works with. */
export interface Served {
  /** What its command line says of the game. */
  readonly asked: AskedGame;
  /** The folder that it was started in, for editors that have none open. */
  readonly cwd: string;
  readonly version: string;
}

const capabilities: ServerCapabilities = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  completionProvider: { triggerCharacters: [' ', '{', '“', '['] },
  hoverProvider: true,
  codeActionProvider: { codeActionKinds: ['quickfix'] },
  documentFormattingProvider: true,
  documentSymbolProvider: true,
  definitionProvider: true,
  renameProvider: { prepareProvider: true },
  semanticTokensProvider: { legend: TOKEN_LEGEND, full: true },
};

/** The folder that the editor has open. */
function folderOf({ workspaceFolders, rootUri }: InitializeParams, cwd: string): string {
  const uri = workspaceFolders?.[0]?.uri ?? rootUri;
  return uri?.startsWith('file:') ? fileURLToPath(uri) : cwd;
}

/** Serves one editor, until the connection is closed. */
export function serve(connection: Connection, { asked, cwd, version }: Served): void {
  const open = new TextDocuments(TextDocument);
  let folder = cwd;
  let games = new Games(folder, asked);
  let documents = new Documents(() => games, folder);
  let project = new ProjectSets(folder, documents, (uri) => open.get(uri));

  connection.onInitialize((params) => {
    folder = folderOf(params, cwd);
    games = new Games(folder, asked);
    documents = new Documents(() => games, folder);
    project = new ProjectSets(folder, documents, (uri) => open.get(uri));
    return { capabilities, serverInfo: { name: 'cardwright', version } };
  });

  /** The document of a request, as it is now: what is written meanwhile ends the reading and begins another. */
  const now = async (uri: string): Promise<{ document: OpenDocument; text: TextDocument }> => {
    for (;;) {
      const text = open.get(uri);
      if (text === undefined)
        throw new ResponseError(ErrorCodes.InvalidParams, `the document ${uri} is not open`);
      try {
        return { document: await documents.read(text), text };
      } catch (error) {
        if (open.get(uri)?.version === text.version) throw error;
      }
    }
  };
  const lineAt = (text: TextDocument, line: number): string =>
    text
      .getText({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } })
      .replace(/\r?\n$/, '');

  const tell = async (text: TextDocument): Promise<void> => {
    const { uri, version: read } = text;
    try {
      const document = await documents.read(text);
      if (open.get(uri)?.version === read)
        await connection.sendDiagnostics({ uri, version: read, diagnostics: diagnosticsOf(document) });
    } catch (error) {
      // A reading that was ended: the document has changed or is closed, and is read anew.
      if (open.get(uri)?.version === read) connection.console.error(String(error));
    }
  };

  open.onDidChangeContent(({ document }) => void tell(document));
  open.onDidClose(({ document: { uri } }) => {
    documents.forget(uri);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });
  // Whatever is saved may be what the others rest on: all sets of the folder are checked, and are read anew after code.
  open.onDidSave(async ({ document }) => {
    void document;
    for (const set of await project.read())
      if (open.get(set.uri) === undefined)
        await connection.sendDiagnostics({ uri: set.uri, diagnostics: diagnosticsOf(set.document) });
  });
  connection.onDidChangeWatchedFiles(() => {
    games = new Games(folder, asked);
    documents.forgetAll();
    for (const text of open.all()) void tell(text);
  });

  connection.onCompletion(async ({ textDocument, position }) => {
    const { document, text } = await now(textDocument.uri);
    return { isIncomplete: true, items: completion(document, position, text.getText()) };
  });
  connection.onHover(async ({ textDocument, position }) => {
    const { document, text } = await now(textDocument.uri);
    return hover(document, position, lineAt(text, position.line));
  });
  connection.onCodeAction(async ({ textDocument, range }) => {
    const { document } = await now(textDocument.uri);
    return codeActions(document, textDocument.uri, range);
  });
  connection.onDocumentFormatting(async ({ textDocument }) =>
    formatting((await now(textDocument.uri)).document),
  );
  connection.onDocumentSymbol(async ({ textDocument }) => outline((await now(textDocument.uri)).document));
  connection.languages.semanticTokens.on(async ({ textDocument }) => ({
    data: semanticTokens((await now(textDocument.uri)).document),
  }));
  connection.onDefinition(async ({ textDocument, position }) => {
    const { document } = await now(textDocument.uri);
    const said = nameAt(document, position);
    if (said === undefined) return await keywordPlace(document, position, games, folder);
    const sets = await project.read();
    const here = { uri: textDocument.uri, document };
    const all = [here, ...sets.filter(({ uri }) => uri !== here.uri)];
    return all.flatMap(({ uri, document: one }) =>
      cardsNamed(one, said.name).map(({ nameRange }) => ({ uri, range: nameRange! })),
    );
  });
  connection.onPrepareRename(async ({ textDocument, position }) => {
    const said = nameAt((await now(textDocument.uri)).document, position);
    return said === undefined ? null : { range: said.range, placeholder: said.name };
  });
  connection.onRenameRequest(async ({ textDocument, position, newName }) => {
    const { document, text } = await now(textDocument.uri);
    const said = nameAt(document, position);
    const name = newName.trim();
    if (said === undefined)
      throw new ResponseError(ErrorCodes.InvalidParams, 'there is no name of a card here');
    if (name === '' || /[\n:#]/.test(name))
      throw new ResponseError(ErrorCodes.InvalidParams, `“${newName}” cannot be the name of a card`);
    const sets = await project.read();
    const here = { uri: textDocument.uri, text: text.getText(), document };
    const all = [here, ...sets.filter(({ uri }) => uri !== here.uri)];
    const paths = all.filter(({ uri }) => uri.startsWith('file:')).map(({ uri }) => fileURLToPath(uri));
    return { changes: renamed(all, paths, baseName(all, said.name), name) };
  });

  open.listen(connection);
  connection.listen();
}

/** The name of a card alone, where a text said the full one. */
function baseName(sets: readonly { readonly document: OpenDocument }[], said: string): string {
  const [card] = sets.flatMap(({ document }) => cardsNamed(document, said));
  return card?.facts.name ?? said;
}
