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
  /** Entries left out: the same card in another frame. */
  readonly reprints: number;
  /** How many places of texts were not understood, by code. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly next: readonly NextStep[];
}

export function reportOf(
  packages: readonly ImportedSet[],
  count: CoverageCount,
  reprints: number,
): ImportReport {
  const reasons: Record<string, number> = {};
  for (const { gap } of count.gaps) reasons[gap.code] = (reasons[gap.code] ?? 0) + 1;
  return { packages, reprints, reasons, ...count.result(), next: rank(count.gaps) };
}

/** Places that are told one by one. */
const SHOWN = 20;

export function printReport(terminal: Terminal, report: ImportReport): void {
  const { colors } = terminal;
  for (const { folder, package: name, cards, supported, name: set } of report.packages) {
    const mark = cards === supported ? colors.green('✓') : colors.yellow('!');
    terminal.print(
      `${mark} ${folder}: ${name}, ${set}: ${counted(cards, 'card')}, ${supported} can be played`,
    );
  }
  if (report.reprints > 0) terminal.print(`${counted(report.reprints, 'reprint')} in other frames left out`);
  if (report.unsupported.length === 0) return;
  const by = Object.entries(report.reasons).map(([code, count]) => `${count} ${code}`);
  terminal.print(`\n${colors.bold('Not understood')} (kept as facts, in no deck): ${by.join(', ')}`);
  for (const { set, number, name, span, text, code } of report.unsupported.slice(0, SHOWN))
    terminal.print(`  ${set}/${number} ${name}: ${code} at ${span.start}–${span.end} “${text.slice(0, 60)}”`);
  if (report.unsupported.length > SHOWN)
    terminal.print(`  … and ${report.unsupported.length - SHOWN} others (--json has all)`);
}
