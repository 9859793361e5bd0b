import { countLeftOut, type LeftOut, leftOutJson } from '../../card-files/index.ts';
import { counted } from '../../telling/counted.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import type { Coverage, CoverageCount } from '../coverage/count.ts';
import { type NextStep, rank } from '../coverage/rank.ts';

/** One package that was made. */
export interface ImportedSet {
  readonly set: string;
  readonly name: string;
  readonly package: string;
  readonly folder: string;
  readonly cards: number;
  readonly supported: number;
}

/** What `import --json` writes: the packages, how far the texts got, and each place that was not understood. */
export interface ImportReport extends Coverage {
  readonly packages: readonly ImportedSet[];
  /** Entries of the files; each is a card of a package or left out. */
  readonly entries: number;
  /** Entries left out as the same card in another frame. */
  readonly reprints: number;
  /** Every entry that is in no package, with the reason. */
  readonly leftOut: readonly Readonly<Record<string, unknown>>[];
  /** How many places of texts were not understood, by code. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly next: readonly NextStep[];
}

export function reportOf(
  packages: readonly ImportedSet[],
  count: CoverageCount,
  leftOut: readonly LeftOut[],
  cwd: string,
): ImportReport {
  const reasons: Record<string, number> = {};
  for (const { gap } of count.gaps) reasons[gap.code] = (reasons[gap.code] ?? 0) + 1;
  const result = count.result();
  return {
    packages,
    entries: result.cards + leftOut.length,
    reprints: leftOut.filter(({ kind }) => kind === 'printing').length,
    leftOut: leftOutJson(leftOut, cwd),
    reasons,
    ...result,
    next: rank(count.gaps),
  };
}

/** Places that are told one by one. */
const SHOWN = 20;

export function printReport(terminal: Terminal, report: ImportReport, leftOut: readonly LeftOut[]): void {
  const { colors } = terminal;
  for (const { folder, package: name, cards, supported, name: set } of report.packages) {
    const mark = cards === supported ? colors.green('✓') : colors.yellow('!');
    terminal.print(
      `${mark} ${folder}: ${name}, ${set}: ${counted(cards, 'card')}, ${supported} can be played`,
    );
  }
  const left = countLeftOut(leftOut);
  if (left !== undefined) terminal.print(`of ${counted(report.entries, 'entry', 'entries')} ${left}`);
  if (report.unsupported.length === 0) return;
  const by = Object.entries(report.reasons).map(([code, count]) => `${count} ${code}`);
  terminal.print(`\n${colors.bold('Not understood')} (kept as facts, in no deck): ${by.join(', ')}`);
  for (const { set, number, name, span, text, code } of report.unsupported.slice(0, SHOWN))
    terminal.print(`  ${set}/${number} ${name}: ${code} at ${span.start}–${span.end} “${text.slice(0, 60)}”`);
  if (report.unsupported.length > SHOWN)
    terminal.print(`  … and ${report.unsupported.length - SHOWN} others (--json has all)`);
}
