import {
  type Conformance,
  createRuleTable,
  type JudgedRule,
  judgeConformance,
} from '@cardwright/testkit/conformance';
import { writeAnswer } from '../../machine/answer.ts';
import { fail } from '../../problems/problem.ts';
import type { GivenShelf } from '../../session.ts';
import { partOf } from '../../shelf/part-of.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { declaredTests } from './declared-tests.ts';

/** `rules`, as `--json` writes it. */
interface Counts {
  readonly game: string;
  readonly rules: number;
  /** Rules that tests show, themselves or all that is beneath them. */
  readonly covered: number;
  readonly excluded: number;
  readonly missing: readonly string[];
  /** The rules' examples, and those of them that no test plays. */
  readonly examples: number;
  readonly missingExamples: readonly string[];
  readonly problems: readonly string[];
}

function count(game: string, { rules, examples, problems }: Conformance): Counts {
  const numbers = (standing: JudgedRule['standing']) =>
    rules.filter((rule) => rule.standing === standing).map(({ row }) => row.number);
  return {
    game,
    rules: rules.length,
    covered: numbers('shown').length,
    excluded: numbers('excluded').length,
    missing: numbers('missing'),
    examples: examples.size,
    missingExamples: [...examples].filter(([, shown]) => !shown).map(([example]) => example),
    problems,
  };
}

function printRule(
  terminal: Terminal,
  { table }: Conformance,
  { row, standing, tests, failing }: JudgedRule,
) {
  const { colors } = terminal;
  terminal.print(`${colors.bold(`${table.prefix} ${row.number}`)} (${standing}) ${row.says}`);
  if (row.excluded !== undefined) terminal.print(`  excluded: ${row.excluded}`);
  for (const below of row.opens ? table.beneath(row.number) : []) {
    terminal.print(`  ${table.prefix} ${below.number} ${below.says}`);
  }
  const each = [...tests, ...failing].sort((a, b) => (a.file < b.file ? -1 : 1));
  for (const { file, line, title, fails } of each) {
    terminal.print(
      `  ${colors.dim(`${file}:${line}`)} ${title}${fails ? colors.yellow(' (fails still)') : ''}`,
    );
  }
}

function printTable(terminal: Terminal, conformance: Conformance, counts: Counts): void {
  const { colors } = terminal;
  const paint = { shown: colors.green, excluded: colors.dim, missing: colors.red };
  for (const { row, standing, tests } of conformance.rules) {
    const by = standing === 'shown' ? (tests.length > 0 ? `${tests.length} tests` : 'its list') : standing;
    terminal.print(`${row.number.padEnd(10)} ${paint[standing](by.padEnd(9))} ${row.says}`);
  }
  const { rules, covered, excluded, missing, examples, missingExamples } = counts;
  terminal.print(
    `\n${conformance.table.name}: ${rules} rules, ${covered} covered, ${excluded} excluded, ${missing.length} missing; ` +
      `${examples - missingExamples.length} of ${examples} examples played`,
  );
  if (missing.length > 0) terminal.print(`missing: ${missing.join(', ')}`);
  if (missingExamples.length > 0) terminal.print(`examples missing: ${missingExamples.join(', ')}`);
  for (const problem of counts.problems) terminal.print(colors.red(problem));
}

/** `rules` */
export async function rules(
  terminal: Terminal,
  options: GivenShelf & { readonly rule?: string; readonly json?: boolean },
): Promise<number> {
  const { shelf } = options;
  const { kit, name } = await shelf.asked();
  const table = createRuleTable(await partOf(kit, 'rules')());
  const tests = declaredTests(await shelf.projectFolder());
  if (tests.length === 0) {
    fail('rules/no-tests', 'There are no tests here that could show rules.', {
      help: 'Packages ship no tests: run this in the repository, or where a configuration has a folder “test” beside it.',
    });
  }
  const conformance = judgeConformance(table, tests);
  const counts = count(name, conformance);
  if (options.rule !== undefined) {
    const number = options.rule.replace(new RegExp(`^${table.prefix}\\s*`, 'i'), '').replace(/\.$/, '');
    const rule = conformance.rules.find(({ row }) => row.number === number);
    if (rule === undefined) {
      const heading = table.headings.get(number);
      fail(
        'rules/unknown-rule',
        heading === undefined
          ? `The ${table.name} have no rule ${number}.`
          : `${number} is the heading “${heading}”.`,
        { help: 'Without --rule all numbers are listed.' },
      );
    }
    if (options.json)
      writeAnswer(terminal, { ...rule.row, ...rule, row: undefined }, [], counts.problems.length === 0);
    else printRule(terminal, conformance, rule);
  } else if (options.json) writeAnswer(terminal, counts, [], counts.problems.length === 0);
  else printTable(terminal, conformance, counts);
  return counts.problems.length === 0 ? 0 : 1;
}
