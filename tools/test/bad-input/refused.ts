import { expect } from 'vitest';
import { type Outcome, runCli, scratch, statusTold } from '../support/run-cli.ts';

/** How a refusal looks in what a command wrote. */
export interface Refusal {
  /** Codes of all problems, in order. */
  readonly codes: readonly string[];
  /** All that was written. */
  readonly text: string;
}

const isClean = ({ out, err }: Outcome) => {
  const text = err + out;
  expect(text).not.toMatch(/^\s+at .*:\d+:\d+/m);
  expect(text).not.toContain('[internal]');
  // Nothing that was given may move the cursor, change colours or turn the direction of the text.
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]|\p{Cs}/u);
  return text;
};

/**
 * Runs a command line that must be refused: the status of its codes, coded problems, no stack trace, and no file written or changed.
 *
 * @param files of the folder it runs in
 */
export async function refused(
  argv: readonly string[],
  files: Readonly<Record<string, string | Uint8Array>> = {},
  input = '',
): Promise<Refusal> {
  const { folder, contents } = scratch(files);
  const before = contents();
  const outcome = await runCli(argv, { cwd: folder, input });
  const text = isClean(outcome);
  expect(contents()).toEqual(before);
  expect({ text: text.slice(0, 400), status: outcome.status }).toMatchObject({ status: statusTold(outcome) });
  const codes = [...text.matchAll(/error\[([^\]]+)\]/g)].map(([, code]) => code!);
  expect(codes).not.toEqual([]);
  return { codes, text };
}
