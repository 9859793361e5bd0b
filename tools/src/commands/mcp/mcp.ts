import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { versionsOf } from '../../package/versions.ts';
import type { GivenShelf } from '../../session.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { LIMITS } from './limits.ts';
import { RefusedIds } from './refused-ids.ts';
import { createServer } from './server.ts';

/** What JSON-RPC says of a line that is no JSON, or no message. */
function faultOf({ name, message }: Error) {
  if (name === 'SyntaxError') return { code: ErrorCode.ParseError, message: `Parse error: ${message}` };
  if (name === 'ZodError' || name === '$ZodError')
    return { code: ErrorCode.InvalidRequest, message: 'Invalid Request: the line is no message of JSON-RPC' };
  return undefined;
}

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
  const refusedIds = new RefusedIds();
  stdin.on('data', refusedIds.take);
  server.server.onerror = (error) => {
    const fault = faultOf(error);
    // A line that is no JSON has no id to answer to; JSON-RPC answers it with none.
    const id = fault?.code === ErrorCode.InvalidRequest ? refusedIds.next() : null;
    if (fault !== undefined) stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, error: fault })}\n`);
    stderr.write(`${fault?.message ?? error.message}\n`);
  };
  const left = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    stdin.once('end', () => void idle().then(() => server.close()));
  });
  await server.connect(transport);
  await left;
  stdin.off('data', refusedIds.take);
  stdin.pause();
}
