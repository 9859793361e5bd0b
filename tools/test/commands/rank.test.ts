import { describe, expect, test } from 'vitest';
import type { GapInContext } from '../../src/commands/coverage/count.ts';
import { rank, rankBundles } from '../../src/commands/coverage/rank.ts';

const gap = (number: number, words: string, code = 'DSL1002'): GapInContext => ({
  gap: { set: '9', number, name: `Card ${number}`, span: { start: 0, end: 1 }, text: words, code },
  words,
});

describe('what to add next', () => {
  test('takes gaps together by as many first words as two cards share', () => {
    const gaps = [
      gap(1, 'instead of 3 lore.'),
      gap(2, 'Instead of 4 lore, draw.'),
      gap(3, 'instead of drawing.'),
      gap(4, 'face up.'),
    ];
    expect(rank(gaps).map(({ what, cards, completes }) => [what, cards, completes])).toEqual([
      ['DSL1002 “instead of #”', 2, 2],
      ['DSL1002 “face up.”', 1, 1],
      ['DSL1002 “instead of”', 1, 1],
    ]);
  });

  test('an unknown word is one addition, whatever follows', () => {
    const gaps = [gap(1, 'flibber it.', 'DSL1001'), gap(2, 'flibber them all.', 'DSL1001')];
    expect(rank(gaps)).toMatchObject([{ what: 'DSL1001 “flibber”', cards: 2, completes: 2 }]);
  });

  test('tells which small bundles make cards whole that no single addition does', () => {
    const gaps = [
      ...[1, 2, 3].flatMap((card) => [gap(card, 'red things.'), gap(card, 'blue things.')]),
      gap(4, 'red things.'),
      ...[5].flatMap((card) => ['a b', 'c d', 'e f', 'g h'].map((words) => gap(card, words))),
    ];
    expect(rank(gaps)[0]).toMatchObject({ what: 'DSL1002 “red things.”', cards: 4, completes: 1 });
    expect(rankBundles(gaps)).toEqual([
      { what: ['DSL1002 “blue things.”', 'DSL1002 “red things.”'], completes: 4, together: 3 },
    ]);
  });
});
