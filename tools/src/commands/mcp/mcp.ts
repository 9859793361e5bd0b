import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { versionsOf } from '../../package/versions.ts';
import type { GivenShelf } from '../../session.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { LIMITS } from './limits.ts';
import { createServer } from './server.ts';

/** `mcp` */
export async function mcp(terminal: Terminal, { shelf }: GivenShelf): Promise<void> {
  // A configuration that cannot be used is told before anything is spoken.
  await shelf.asked();
  // All packages share one version.
  const { '@cardwright/core': version = '' } = versionsOf(['@cardwright/core']);
  const { server, idle } = createServer({ shelf, terminal }, version);
  const { stdin, stdout, stderr } = terminal;
  const transport = new StdioServerTransport(stdin as never, stdout as never, {
    maxBufferSize: LIMITS.message,
  });
  server.server.onerror = (error) => stderr.write(`${error.message}\n`);
  const left = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    stdin.once('end', () => void idle().then(() => server.close()));
  });
  await server.connect(transport);
  await left;
}
