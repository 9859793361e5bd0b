import {
  createConnection,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { versionsOf } from '../../package/versions.ts';
import type { GivenShelf } from '../../session.ts';
import type { AskedGame } from '../../shelf/games.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { serve } from './serve.ts';

/** `lsp` */
export async function lsp(
  terminal: Terminal,
  { game, plugin, config }: GivenShelf & AskedGame,
): Promise<void> {
  const { stdin, stdout } = terminal;
  const connection = createConnection(
    ProposedFeatures.all,
    new StreamMessageReader(stdin as NodeJS.ReadableStream),
    new StreamMessageWriter(stdout as NodeJS.WritableStream),
  );
  // All packages share one version.
  const { '@cardwright/core': version = '' } = versionsOf(['@cardwright/core']);
  const asked = {
    ...(game === undefined ? {} : { game }),
    ...(plugin === undefined ? {} : { plugin }),
    ...(config === undefined ? {} : { config }),
  };
  const left = new Promise<void>((resolve) => {
    connection.onExit(() => resolve());
    stdin.once('end', () => resolve());
  });
  serve(connection, { asked, cwd: terminal.cwd, version });
  await left;
  connection.dispose();
  stdin.pause();
}
