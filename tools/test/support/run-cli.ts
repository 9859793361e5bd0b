import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { statusOf } from '../../src/machine/kind-of.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { run } from '../../src/run.ts';
import { Terminal } from '../../src/terminal/terminal.ts';

/** What a command line left behind. */
export interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process, with streams that are looked at. */
export async function runCli(
  argv: readonly string[],
  options: { cwd?: string; input?: string } = {},
): Promise<Outcome> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const chunks = { out: '', err: '' };
  stdout.on('data', (chunk) => {
    chunks.out += String(chunk);
  });
  stderr.on('data', (chunk) => {
    chunks.err += String(chunk);
  });
  const stdin = Readable.from([options.input ?? '']);
  const terminal = new Terminal({ stdin, stdout, stderr, env: {}, cwd: options.cwd ?? process.cwd() });
  const status = await run(argv, terminal);
  // Data events of what was written last come in a later turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  return { status, ...chunks };
}

/** A folder for one test, with some files. */
export function scratch(files: Readonly<Record<string, string | Uint8Array>> = {}): {
  readonly folder: string;
  /** Every file with its content: to see that nothing was written. */
  contents(): Readonly<Record<string, string>>;
} {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const contents = () =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  return { folder, contents };
}

/** The exit status that follows from the codes of the errors that were told to a person. */
export const statusTold = ({ out, err }: Pick<Outcome, 'out' | 'err'>): number =>
  statusOf(
    [...(err + out).matchAll(/error\[([^\]]+)\]/g)].map(([, code]) => ({
      code: code as Problem['code'],
      severity: 'error',
      message: '',
    })),
  );

/** What a command told programs with `--json`. */
// biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect
export const answerIn = ({ out }: Pick<Outcome, 'out'>): { ok: boolean; result: any; diagnostics: any[] } =>
  JSON.parse(out);

/** Its result. */
// biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect
export const resultIn = (outcome: Pick<Outcome, 'out'>): any => answerIn(outcome).result;
