import { describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';

describe('--game kingdom-hearts', () => {
  it('simulates games that all end, with replays that give every hash again', async () => {
    const { status, out } = await runCli([
      'simulate',
      '--game',
      'kingdom-hearts',
      '--games',
      '4',
      '--warm-up',
      '0',
      '--json',
    ]);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ finished: 4, replaysVerified: 4, errors: [] });
    const { wonBy } = JSON.parse(out) as { wonBy: Record<string, number> };
    expect(Object.values(wonBy).reduce((a, b) => a + b, 0)).toBe(4);
  });

  it('lists the rulebook’s statements with the tests that show them', async () => {
    const { status, out } = await runCli(['rules', '--game', 'kingdom-hearts', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ missing: [], missingExamples: [], problems: [] });
  });

  it('reads and binds every card of the starters', async () => {
    const { out } = await runCli(['coverage', 'packages/cards-kh/cards.yaml', '--json']);
    const { cards, supportedCards, withText, bound } = JSON.parse(out) as Record<string, number>;
    expect(supportedCards).toBe(cards);
    expect(bound).toBe(withText);
  });
});
