import { toDiagnostic } from '../machine/answer.ts';
import { renderProblems } from '../problems/render.ts';
import { counted } from '../telling/counted.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { LeftOut, LeftOutKind } from './left-out.ts';
import { fromLeftOut } from './problems-of.ts';

const words: Readonly<Record<LeftOutKind, (count: number) => string>> = {
  printing: (count) => `${counted(count, 'reprint')} in other frames`,
  'other-product': (count) => `${counted(count, 'card')} of other products, without ink`,
  refused: (count) => `${counted(count, 'card')} that cannot be read`,
};

/** How many entries were left out for each reason; undefined where all are cards. */
export function countLeftOut(leftOut: readonly LeftOut[]): string | undefined {
  const counts = new Map<LeftOutKind, number>();
  for (const { kind } of leftOut) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return undefined;
  const said = (Object.keys(words) as LeftOutKind[]).flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [words[kind](count)];
  });
  return `left out: ${said.join(', ')}`;
}

/** Warns of entries that cannot be read, each at its place. The cards of the file are used without them. */
export function warnOfLeftOut(terminal: Terminal, leftOut: readonly LeftOut[]): void {
  const problems = fromLeftOut(leftOut, terminal.cwd);
  if (problems.length > 0) terminal.warn(renderProblems(problems, terminal.errorColors));
}

/** Every entry that was left out as plain data. */
export function leftOutJson(leftOut: readonly LeftOut[], cwd: string): readonly Record<string, unknown>[] {
  return leftOut.map((one) => {
    const { code: _, problems: __, ...known } = one;
    const problems = fromLeftOut([one], cwd).map(toDiagnostic);
    return { ...known, ...(problems.length === 0 ? {} : { problems }) };
  });
}
