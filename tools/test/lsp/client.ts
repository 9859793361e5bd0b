import { PassThrough } from 'node:stream';
import {
  createConnection,
  createProtocolConnection,
  type Diagnostic,
  type InitializeResult,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { serve } from '../../src/commands/lsp/serve.ts';
import type { AskedGame } from '../../src/shelf/games.ts';

/** A client that talks to a server in this process, as an editor does over its pipes. */
export class Client {
  private readonly told = new Map<string, { version: number | undefined; diagnostics: Diagnostic[] }>();
  private waiting: (() => void)[] = [];
  private versions = new Map<string, number>();

  private constructor(private readonly connection: ProtocolConnection) {
    connection.onNotification('textDocument/publishDiagnostics', ({ uri, version, diagnostics }) => {
      this.told.set(uri, { version, diagnostics });
      for (const wake of this.waiting.splice(0)) wake();
    });
    connection.listen();
  }

  /** @param folder that the editor has open, as a URI */
  static async start(folder: string | null, asked: AskedGame = { config: false }, cwd = process.cwd()) {
    const [up, down] = [new PassThrough(), new PassThrough()];
    serve(createConnection(new StreamMessageReader(up), new StreamMessageWriter(down)), {
      asked,
      cwd,
      version: '0.0.0',
    });
    const client = new Client(
      createProtocolConnection(new StreamMessageReader(down), new StreamMessageWriter(up)),
    );
    const result = await client.request<InitializeResult>('initialize', {
      processId: null,
      rootUri: folder,
      capabilities: {},
    });
    await client.connection.sendNotification('initialized', {});
    return { client, result };
  }

  request<R>(method: string, params: object): Promise<R> {
    return this.connection.sendRequest(method, params);
  }

  async open(uri: string, text: string, languageId = 'yaml'): Promise<readonly Diagnostic[]> {
    this.versions.set(uri, 1);
    await this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version: 1, text },
    });
    return this.diagnostics(uri);
  }

  /** Sends a new text without waiting for anything. */
  async send(uri: string, text: string): Promise<void> {
    const version = this.versions.get(uri)! + 1;
    this.versions.set(uri, version);
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [{ text }],
    });
  }

  async change(uri: string, text: string): Promise<readonly Diagnostic[]> {
    await this.send(uri, text);
    return this.diagnostics(uri);
  }

  notify(method: string, params: object): Promise<void> {
    return this.connection.sendNotification(method, params);
  }

  /** What the server tells of a document in the version that was sent last, or of a file that is not open. */
  async diagnostics(uri: string): Promise<readonly Diagnostic[]> {
    for (;;) {
      const told = this.told.get(uri);
      if (told !== undefined && told.version === this.versions.get(uri)) return told.diagnostics;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  close(): void {
    this.connection.dispose();
  }
}
