import { describe, expect, test } from 'vitest';
import { answerIn, resultIn, runCli, scratch } from '../support/run-cli.ts';
import { set } from '../support/sets.ts';

const check = async (text: string, ...more: string[]) => {
  const { folder, contents } = scratch({ 'cards.yaml': text });
  const before = contents();
  const outcome = await runCli(['check', 'cards.yaml', ...more], { cwd: folder });
  expect(contents()).toEqual(before);
  return outcome;
};

describe('check', () => {
  test('passes a set that is understood', async () => {
    const { status, out, err } = await check(set({ text: 'When you play this character, draw a card.' }));
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('cards.yaml: 2 cards, 1 with text, nothing to mend');
  });

  test.each([
    ['an unknown word', 'When you play this character, draw a flibber.', 'DSL1001', '16:44'],
    [
      'a half-understood sentence',
      'When you play this character, draw a card twice flibber.',
      'DSL1001',
      '16:55',
    ],
    [
      'a known word in the wrong place',
      'When you play this character, draw a card Rush.',
      'DSL1002',
      '16:49',
    ],
    ['a text that ends too early', 'When you play this character, draw', 'DSL1003', '16:41'],
    [
      'a second line that is not understood',
      'Evasive\nWhen you play this character, flibber.',
      'DSL1001',
      '17:37',
    ],
  ])('tells %s at its place in the file', async (_, text, code, place) => {
    const { status, out, err } = await check(set({ text }));
    expect(status).toBe(1);
    expect(err).toBe('');
    expect(out).toContain(`[${code}]`);
    expect(out).toContain(`--> cards.yaml:${place}`);
    expect(out).toMatch(/\^/);
    expect(out).toMatch(/help: |did you mean: /);
  });

  test('tells faults of facts and of texts together, in the order of the file', async () => {
    const text = set({ number: '2', text: 'Draw a flibber.' });
    const { status, out } = await check(text, '--json');
    expect(status).toBe(1);
    const { result, diagnostics } = answerIn({ out });
    expect(result.errors).toBe(2);
    expect(diagnostics).toMatchObject([
      {
        code: 'DSL1001',
        severity: 'error',
        kind: 'text',
        card: 'Mira - First of All',
        file: 'cards.yaml',
        line: 16,
        column: 14,
        span: { start: 7, end: 14 },
      },
      { code: 'set/duplicate-number', severity: 'error', file: 'cards.yaml', line: 17, column: 13 },
    ]);
  });

  test('--verify exercises what the text says, and needs a set without errors', async () => {
    const text = 'When you play this character, you may draw a card.';
    const { status, out } = await check(set({ text }), '--verify', '--json');
    const { cards, exercised, findings, reports } = resultIn({ out }).verified;
    expect({ status, cards, exercised, findings }).toEqual({
      status: 0,
      cards: 2,
      exercised: 2,
      findings: [],
    });
    expect(reports[0].met).toBeGreaterThan(0);
    const told = await check(set({ text }), '--verify');
    expect(told.out).toContain('2 cards: 2 tokenised, 2 parsed, 2 bound, 2 exercised, 0 findings');
    const wrong = await check(set({ text: 'Draw a flibber.' }), '--verify');
    expect(wrong.status).toBe(1);
    expect(wrong.out).toContain('nothing was verified: mend the errors first');
  });

  test('--verify fails a card whose ability can never happen, and tells its words', {
    timeout: 60_000,
  }, async () => {
    const text = 'Whenever this character quests, if you have 99 or more cards in your hand, draw a card.';
    const { status, out } = await check(set({ text }), '--verify');
    expect(status).toBe(1);
    expect(out).toMatch(/not seen: holds at ability 1, if/);
    expect(out).toContain('1 exercised, 0 findings');
  });

  test('stops at what is no YAML at all, with the place', async () => {
    const { status, out, err } = await check(set({}).replace('    cost: 3', '    cost: 3\n   odd'));
    expect(status).toBe(1);
    expect(out).toBe('');
    expect(err).toContain('error[set/yaml]');
    expect(err).toContain('--> cards.yaml:10:');
  });

  test('tells the faults of a text beside a slip of YAML and a wrong fact', async () => {
    const text = set({ cost: 'two' }).replace(
      '    lore: 1\n',
      '    lore: 1\n    text: NOW: Draw a flibber.\n',
    );
    const { status, out } = await check(text);
    expect(status).toBe(1);
    for (const code of ['set/type', 'set/yaml', 'DSL1001']) expect(out).toContain(`error[${code}]`);
  });

  test('tells a text that can be read in two ways', async () => {
    const text =
      "Evasive\nDamage can't be removed from opposing characters and this character and your other characters gain Ward.";
    const { status, out } = await check(set({ text }));
    expect(status).toBe(1);
    expect(out).toContain('error[DSL2005]: This can be read in 2 ways.');
    expect(out).toContain('--> cards.yaml:17:7');
    expect(out).toContain('help: Say it so that only one is left');
  });
});
