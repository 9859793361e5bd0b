import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Evidence, type ReadText, trace } from '../../src/commands/generalise/evidence.ts';
import { reportOf } from '../../src/commands/generalise/report.ts';
import { resultIn, runCli, scratch } from '../support/run-cli.ts';

const text = (set: string, name: string, phrases: readonly string[], line = name): ReadText => ({
  ...{ set, name, phrases },
  supported: true,
  lines: [line],
});
const shows = (phrases: readonly string[], sets: readonly string[], cards = sets): Evidence => ({
  phrases,
  sets: new Set(sets),
  cards: new Set(cards),
});

describe('what is shown without a set', () => {
  const texts = [text('1', 'Mira', ['a', 'b']), text('1', 'Toby', ['a']), text('2', 'Wren', ['a', 'c'])];

  test('counts the texts whose phrases all come from elsewhere', () => {
    const evidence = [shows(['a'], ['1', '2']), shows(['b'], ['1']), shows(['c'], [])];
    const { sets } = reportOf(['a', 'b', 'c'], texts, evidence);
    expect(sets).toEqual([
      { set: '1', texts: 2, supported: 2, unseen: 1, unshown: { b: 1 } },
      { set: '2', texts: 1, supported: 1, unseen: 1, unshown: {} },
    ]);
  });

  test('a phrase that is made of another is shown with it', () => {
    const evidence = [shows(['a', 'c'], ['1', '2']), shows(['b'], ['1'])];
    const { sets } = reportOf(['a', 'b', 'c'], texts, evidence, new Map([['b', 'a']]));
    expect(sets.map(({ unseen }) => unseen)).toEqual([2, 1]);
  });

  test('lists phrases that one card shows, and whether another could', () => {
    const evidence = [shows(['a', 'b'], ['1'], ['Mira']), shows(['a'], ['1'], ['Toby'])];
    expect(reportOf(['a', 'b', 'c', 'd'], texts, evidence).lonely).toEqual([
      {
        phrase: 'b',
        shownBy: 'Mira',
        usedBy: 1,
        reason: 'one card alone says it: nothing else could show it',
      },
      { phrase: 'c', usedBy: 1, reason: 'one card alone says it: nothing else could show it' },
      { phrase: 'd', usedBy: 0, reason: 'no example and no card uses it' },
    ]);
  });

  test('an example comes from every card that has its words', () => {
    const pool = [text('1', 'Mira', [], 'You may draw a card.'), text('2', 'Wren', [], 'Draw a card.')];
    const [draw, made] = trace(
      new Map([
        ['Draw a card.', ['x']],
        ['Draw 9 cards.', ['x']],
      ]),
      pool,
    );
    expect([...draw!.sets, ...draw!.cards]).toEqual(['1', '2', 'Mira', 'Wren']);
    expect([...made!.sets, ...made!.cards]).toEqual(['“Draw 9 cards.”']);
  });
});

test('generalise reads card files, and tests for the texts in them', { timeout: 60_000 }, async () => {
  const card = { set: '9', number: 1, name: 'Mira', type: 'action', inks: ['ruby'], cost: 1, inkable: true };
  const { folder } = scratch({
    'cards.json': JSON.stringify([
      { ...card, text: 'Draw 2 cards.' },
      { ...card, number: 2, name: 'Wren', text: 'Flibber.' },
    ]),
  });
  mkdirSync(join(folder, 'tests'));
  writeFileSync(join(folder, 'tests/a.test.ts'), "test('x', () => read('Each opponent loses 3 lore.'));\n");
  const { status, out } = await runCli(['generalise', 'cards.json', '--tests', 'tests', '--json'], {
    cwd: folder,
  });
  expect(status).toBe(0);
  const { phrases, sets, lonely } = resultIn({ out });
  expect(sets).toEqual([{ set: '9', texts: 2, supported: 1, unseen: 1, unshown: {} }]);
  expect(lonely.length).toBeLessThan(phrases);
  const none = await runCli(['generalise', 'cards.json', '--tests', 'nowhere'], { cwd: folder });
  expect(none.err).toContain('error[file/unreadable]');
});
