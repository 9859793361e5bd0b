import type { Rulebook, RuleList, RuleRow } from '@cardwright/dsl/kit';
import { ConformanceError } from './conformance-error.ts';

/** Every numbered rule of a game, in the rules' order. */
export interface RuleTable {
  /** Title of the rules ("Comprehensive Rules 2.1.0"). */
  readonly name: string;
  /** Prefix of rule numbers in citations (`CR`). */
  readonly prefix: string;
  readonly rows: readonly RuleRow[];
  /** Headings of sections: numbers that can be cited but state nothing themselves. */
  readonly headings: ReadonlyMap<string, string>;
  /** The rule with a number. */
  row(number: string): RuleRow | undefined;
  /** The rules directly below one. */
  beneath(number: string): readonly RuleRow[];
  /** Citations of a rule's examples: `1.2.1 example`, `1.8.3 example B`. */
  examplesOf(row: RuleRow): readonly string[];
}

const parentOf = (number: string): string => number.slice(0, Math.max(0, number.lastIndexOf('.')));

/** The number that must directly precede one in the same list; empty for the first. */
function before(number: string): string {
  const last = Number(number.slice(number.lastIndexOf('.') + 1));
  return last === 1 ? '' : number.replace(/\d+$/, String(last - 1));
}

const rowsOf = (list: RuleList): readonly RuleRow[] =>
  Object.entries(list).map(([number, rule]) => ({
    number,
    ...(typeof rule === 'string' ? { says: rule } : rule),
  }));

function inspect({ headings }: Rulebook, rows: readonly RuleRow[]): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  const known = new Set([...Object.keys(headings), ...rows.map(({ number }) => number)]);
  for (const { number, says, excluded, opens } of rows) {
    if (!/^\d+(\.\d+)+$/.test(number)) problems.push(`“${number}” is not the number of a rule`);
    if (seen.has(number)) problems.push(`${number} stands twice`);
    seen.add(number);
    if (number in headings) problems.push(`${number} is a heading and a rule`);
    const previous = before(number);
    if (previous !== '' && !known.has(previous)) problems.push(`${number} follows no ${previous}`);
    if (!known.has(parentOf(number))) problems.push(`${number} is under no ${parentOf(number)}`);
    if (says.trim() === '') problems.push(`${number} does not say what it says`);
    if (excluded?.trim() === '') problems.push(`${number} is excluded without a reason`);
    if (opens && excluded !== undefined) problems.push(`${number} opens a list and is excluded`);
    if (opens && !rows.some((row) => parentOf(row.number) === number)) {
      problems.push(`${number} opens a list, and nothing is beneath it`);
    }
  }
  return problems;
}

/**
 * Makes the table of a game's rules.
 *
 * @throws ConformanceError listing every duplicate, gap, orphan and empty rule
 */
export function createRuleTable(facts: Rulebook): RuleTable {
  const rows = facts.sections.flatMap(rowsOf);
  const problems = inspect(facts, rows);
  if (problems.length > 0) throw new ConformanceError(`The table of ${facts.name} is not whole`, problems);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const beneath = group(rows);
  return {
    name: facts.name,
    prefix: facts.prefix,
    rows,
    headings: new Map(Object.entries(facts.headings)),
    row: (number) => byNumber.get(number),
    beneath: (number) => beneath.get(number) ?? [],
    examplesOf: ({ number, excluded, examples = 0 }) =>
      excluded !== undefined
        ? []
        : examples === 1
          ? [`${number} example`]
          : Array.from({ length: examples }, (_, i) => `${number} example ${String.fromCharCode(65 + i)}`),
  };
}

function group(rows: readonly RuleRow[]): Map<string, RuleRow[]> {
  const groups = new Map<string, RuleRow[]>();
  for (const row of rows)
    groups.set(parentOf(row.number), [...(groups.get(parentOf(row.number)) ?? []), row]);
  return groups;
}
