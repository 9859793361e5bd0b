import { checkPerft, countPerft, type PerftResult } from '@cardwright/testkit';
import { writeWhole } from '../../files/write-file.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { fail } from '../../problems/problem.ts';
import type { GivenShelf } from '../../session.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { loadPerft } from './load-perft.ts';

interface PerftOptions extends GivenShelf {
  readonly depth?: number;
  readonly position?: string;
  readonly json?: boolean;
  /** The file that the counts are written to instead of being compared with it. */
  readonly write?: string;
}

/** How deep positions are counted of which nothing is known. */
const DEPTH = 5;

/** `perft` */
export async function perft(terminal: Terminal, options: PerftOptions): Promise<number> {
  const { position = '' } = options;
  const { createEngine, positions, table } = await loadPerft(await options.shelf.asked(), terminal.cwd);
  // Compares to the known depth, unless another one is given.
  const known = Object.values(table).map(({ counts }) => counts.length);
  const depth = options.depth ?? (known.length === 0 ? DEPTH : Math.max(...known));
  const wanted = positions.filter(({ name }) => name.includes(position));
  if (wanted.length === 0)
    fail('perft/unknown-position', `no position has “${position}” in its name`, {
      help: `there are: ${positions.map(({ name }) => name).join('; ')}`,
    });
  const engine = createEngine();
  if (options.write !== undefined) {
    const counted = Object.fromEntries(wanted.map((one) => [one.name, countPerft(engine, one, depth)]));
    writeWhole(options.write, `${JSON.stringify(counted, null, 2)}\n`, terminal.cwd);
    terminal.print(`${wanted.length} positions counted ${depth} deep; wrote ${options.write}`);
    return 0;
  }
  const begun = performance.now();
  const results = wanted.map((one) => checkPerft(engine, one, depth, table));
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(3));
  const mismatches = results.flatMap((result) => result.mismatches);
  const total = results.reduce((sum, { count }) => sum + count, 0);
  if (options.json) {
    const counts = results.map(({ position: name, count }) => ({ position: name, count }));
    const result = { depth, positions: counts, total, mismatches, seconds };
    writeAnswer(terminal, result, [], mismatches.length === 0);
  } else print(terminal, results, { depth, total, seconds });
  return mismatches.length > 0 ? 1 : 0;
}

function print(
  terminal: Terminal,
  results: readonly PerftResult[],
  { depth, total, seconds }: { depth: number; total: number; seconds: number },
): void {
  const { colors } = terminal;
  const width = Math.max(...results.map(({ position }) => position.length));
  const line = (name: string, count: number, rest: string): void =>
    terminal.print(`${name.padEnd(width)} ${String(count).padStart(9)}${rest}`);
  for (const { position, count, mismatches } of results) {
    line(position, count, mismatches.length > 0 ? colors.red('   differs') : '');
    for (const { depth: at, move, expected, found } of mismatches) {
      const where = move === '' ? 'in all' : `after “${move}”`;
      terminal.print(
        colors.red(`  depth ${at} ${where}: ${expected ?? 'none'} expected, ${found ?? 'none'} found`),
      );
    }
  }
  const differing = results.filter(({ mismatches }) => mismatches.length > 0).length;
  const verdict =
    differing > 0
      ? colors.red(`differs from what is known in ${differing} of ${results.length} positions`)
      : 'as known';
  line('all', total, `   depth ${depth}, ${seconds} s: ${verdict}`);
}
