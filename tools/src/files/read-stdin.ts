import type { Terminal } from '../terminal/terminal.ts';

/** All of standard input as text. */
export async function readStdin({ stdin }: Terminal): Promise<string> {
  let text = '';
  for await (const chunk of stdin) text += chunk;
  return text;
}
