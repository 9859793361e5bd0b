import {
  citationsIn,
  createRuleTable,
  judgeConformance,
  type RuleRow,
} from '@cardwright/testkit/conformance';
import { describe, expect, test } from 'vitest';
import { testsInSource } from '../src/conformance/tests-in-source.ts';

const table = (rows: readonly RuleRow[]) =>
  createRuleTable({
    name: 'Rules',
    prefix: 'R',
    headings: { 1: 'Play', '1.1': 'Cards' },
    sections: rows.map(({ number, ...rule }) => ({ [number]: rule })),
  });
const says = (number: string, more: Partial<RuleRow> = {}): RuleRow => ({
  number,
  says: 'It is so.',
  ...more,
});
const source = (text: string) => testsInSource(text, 'a.test.ts');

describe('a table of rules', () => {
  test.each<[string, readonly RuleRow[], RegExp]>([
    ['a number that stands twice', [says('1.1.1'), says('1.1.1')], /1\.1\.1 stands twice/],
    ['a gap', [says('1.1.1'), says('1.1.3')], /1\.1\.3 follows no 1\.1\.2/],
    ['a rule under none', [says('1.1.1'), says('1.1.2.1')], /1\.1\.2\.1 is under no 1\.1\.2/],
    ['a rule without words', [says('1.1.1', { says: ' ' })], /does not say/],
    ['an exclusion without a reason', [says('1.1.1', { excluded: '' })], /without a reason/],
    ['a list with nothing in it', [says('1.1.1', { opens: true })], /nothing is beneath/],
    ['a heading that is a rule', [says('1.1')], /a heading and a rule/],
    ['what is no number', [says('one')], /not the number of a rule/],
  ])('refuses %s', (_what, rows, message) => {
    expect(() => table(rows)).toThrow(message);
  });
});

describe('citations', () => {
  test.each([
    ['R 1.1.1 cards are drawn', ['1.1.1']],
    ['R 1.1.1 and 1.1.2 cards', ['1.1.1', '1.1.2']],
    ['R 1.1.1, 1.1.2, and 1.2.10.1: cards', ['1.1.1', '1.1.2', '1.2.10.1']],
    ['a hand of 1.5 cards (R 1.1.2)', ['1.1.2']],
    ['R 1.1.1 example B: a card', ['1.1.1', '1.1.1 example B']],
    ['R 1.1.1 example: a card', ['1.1.1', '1.1.1 example']],
    ['CR 1.1.1 of another game, and plain 1.1.1', []],
  ])('in “%s”', (words, cited) => {
    expect(citationsIn(words, 'R')).toEqual(cited);
  });
});

describe('tests in a source', () => {
  test('are found in every form, with their lines', () => {
    const found = source(
      [
        `test('one', () => {});`,
        `describe('no test', () => {`,
        `  it("two's", async () => {});`,
        `  test.each([[1], [(2)]])('three %s', () => {});`,
        `  test.each([`,
        `    ['x', f(1)],`,
        `  ])('four %s', () => {});`,
        `  test.fails(`,
        `    'five \\'quoted\\'',`,
        '    () => {},',
        '  );',
        '  it(`six`, () => {});',
        `  // says test('seven') in passing`,
        '  it(`eight ' + '$' + '{x}`, () => {});',
        '});',
      ].join('\n'),
    );
    expect(found.map(({ title, line, fails }) => [title, line, fails])).toEqual([
      ['one', 1, false],
      ["two's", 3, false],
      ['three %s', 4, false],
      ['four %s', 5, false],
      ["five 'quoted'", 8, true],
      ['six', 12, false],
    ]);
  });
});

describe('conformance', () => {
  const rows = [
    says('1.1.1', { opens: true }),
    says('1.1.1.1', { examples: 2 }),
    says('1.1.1.2', { excluded: 'No program shuffles cardboard.' }),
    says('1.1.2'),
    says('1.1.3'),
  ];
  const judged = (text: string) => judgeConformance(table(rows), source(text));
  const standing = (text: string) =>
    Object.fromEntries(judged(text).rules.map((rule) => [rule.row.number, rule.standing]));

  test('a rule is shown by a test that names it, excluded with a reason, or missing', () => {
    expect(standing(`test('R 1.1.2 it is so', () => {});`)).toEqual({
      '1.1.1': 'missing',
      '1.1.1.1': 'missing',
      '1.1.1.2': 'excluded',
      '1.1.2': 'shown',
      '1.1.3': 'missing',
    });
  });

  test('one that opens a list is shown with all of its list', () => {
    expect(standing(`test('R 1.1.1.1 it is so', () => {});`)).toMatchObject({
      '1.1.1': 'shown',
      '1.1.1.1': 'shown',
    });
  });

  test('a test that is expected to fail shows nothing', () => {
    const conformance = judged(`test.fails('R 1.1.2 it is so', () => {});`);
    const rule = conformance.rules.find(({ row }) => row.number === '1.1.2');
    expect(rule).toMatchObject({ standing: 'missing', tests: [], failing: [{ title: 'R 1.1.2 it is so' }] });
  });

  test('examples are told apart', () => {
    const conformance = judged(`test('R 1.1.1.1 example B: so', () => {});`);
    expect([...conformance.examples]).toEqual([
      ['1.1.1.1 example A', false],
      ['1.1.1.1 example B', true],
    ]);
    expect(conformance.problems).toEqual([]);
  });

  test.each([
    [
      `test('R 1.1.4 it is so', () => {});`,
      /a\.test\.ts:1 “R 1\.1\.4 it is so” cites 1\.1\.4, which is no rule/,
    ],
    [`test('R 1.1.2 example: so', () => {});`, /cites 1\.1\.2 example, which is no rule/],
    [`test('R 1.1.1.1 example C: so', () => {});`, /cites 1\.1\.1\.1 example C/],
    [`test('R 1.1.1.2 it is so', () => {});`, /which the table excludes/],
  ])('a title that cannot be true is a problem: %s', (text, problem) => {
    expect(judged(text).problems.join('\n')).toMatch(problem);
  });

  test('a heading may be cited', () => {
    expect(judged(`test('R 1.1 cards', () => {});`).problems).toEqual([]);
  });
});
