import type { RuleRow } from '@cardwright/dsl/kit';
import { citationsIn } from './citations.ts';
import type { RuleTable } from './rule-table.ts';
import type { DeclaredTest } from './tests-in-source.ts';

/** Coverage status of a rule. A rule that opens a list is `shown` if all rules below it are shown or excluded. */
export type RuleStanding = 'shown' | 'excluded' | 'missing';

/** A rule with the tests that cover it. */
export interface JudgedRule {
  readonly row: RuleRow;
  readonly standing: RuleStanding;
  /** Tests that cite it and pass. */
  readonly tests: readonly DeclaredTest[];
  /** Tests that cite it and are still expected to fail. */
  readonly failing: readonly DeclaredTest[];
}

/** Coverage of a game's rules by its tests. */
export interface Conformance {
  readonly table: RuleTable;
  readonly rules: readonly JudgedRule[];
  /** Examples of the rules by citation, with whether a test of it passes. */
  readonly examples: ReadonlyMap<string, boolean>;
  /** Invalid citations: a rule or example that is not in the table, a test for an excluded rule. */
  readonly problems: readonly string[];
}

const place = ({ file, line, title }: DeclaredTest): string => `${file}:${line} “${title}”`;

/** Compares a game's rules with the tests that cite them in their titles. */
export function judgeConformance(table: RuleTable, tests: readonly DeclaredTest[]): Conformance {
  const citing = new Map<string, DeclaredTest[]>();
  for (const test of tests) {
    for (const cited of citationsIn(test.title, table.prefix)) {
      citing.set(cited, [...(citing.get(cited) ?? []), test]);
    }
  }
  const passing = (cited: string) => (citing.get(cited) ?? []).filter(({ fails }) => !fails);
  const examples = new Map(
    table.rows.flatMap((row) =>
      table.examplesOf(row).map((example) => [example, passing(example).length > 0] as const),
    ),
  );
  const problems: string[] = [];
  for (const [cited, by] of citing) {
    const [number = '', example] = cited.split(' ');
    const row = table.row(number);
    const known =
      example === undefined ? row !== undefined || table.headings.has(number) : examples.has(cited);
    if (!known) problems.push(...by.map((test) => `${place(test)} cites ${cited}, which is no rule`));
    if (row?.excluded !== undefined && example === undefined) {
      problems.push(...by.map((test) => `${place(test)} shows ${cited}, which the table excludes`));
    }
  }
  const standings = new Map<string, RuleStanding>();
  // Backwards: the rules below a rule come after it.
  for (const row of [...table.rows].reverse()) {
    const listed = () => table.beneath(row.number).every((r) => standings.get(r.number) !== 'missing');
    const shown = passing(row.number).length > 0 || (row.opens === true && listed());
    standings.set(row.number, row.excluded !== undefined ? 'excluded' : shown ? 'shown' : 'missing');
  }
  const rules = table.rows.map((row): JudgedRule => {
    const naming = citing.get(row.number) ?? [];
    const failing = naming.filter(({ fails }) => fails);
    return { row, standing: standings.get(row.number)!, tests: passing(row.number), failing };
  });
  return { table, rules, examples, problems };
}
