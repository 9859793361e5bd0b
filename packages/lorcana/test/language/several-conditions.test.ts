import { card } from '@cardwright/testkit';
import { expect, test } from 'vitest';
import { game, item } from '../support/game.ts';

const played = (text: string) =>
  card({ name: 'Asker', type: 'character', text, stats: { strength: 1, willpower: 2, lore: 1 } });
const lore = (text: string, items: number): number => {
  const play = Array.from({ length: items }, (_, n) => item(`Item ${n}`));
  return game([{ hand: [played(text)], inkwell: 1, play }])
    .move('play', 'Asker')
    .player(0)
    .count('lore');
};

test('CR 6.2.4 each sentence that asks anew is done by its own condition', () => {
  const text =
    'When you play this character, if you have fewer than 2 items in play, gain 1 lore. If you have more than 2 items in play, gain 4 lore.';
  expect([1, 2, 3].map((items) => lore(text, items))).toEqual([1, 0, 4]);
});

test('CR 6.2.4 what amends or goes on with the first sentence is done only if that is', () => {
  const amended =
    'When you play this character, if you have an item in play, gain 1 lore. If you have 2 or more items in play, gain 3 lore instead.';
  expect([0, 1, 2].map((items) => lore(amended, items))).toEqual([0, 1, 3]);
});
