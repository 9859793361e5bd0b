import { Readable, Writable } from 'node:stream';
import type { Answer } from '../../machine/answer.ts';
import { Terminal } from '../../terminal/terminal.ts';

/**
 * What a command answers programs: the command itself is run, and what it writes is read. What it warns of goes where this
 * program's own warnings go.
 *
 * @param work is given the terminal to run it with, and writes one answer to it
 * @throws what the command throws
 */
export async function answerOfCommand(
  { env, cwd, stderr }: Terminal,
  work: (terminal: Terminal) => Promise<unknown>,
): Promise<Answer> {
  let written = '';
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  await work(new Terminal({ stdin: Readable.from([]), stdout, stderr, env, cwd }));
  return JSON.parse(written) as Answer;
}
