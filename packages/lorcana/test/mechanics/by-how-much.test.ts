import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';
import { readyInk } from '../support/views.ts';

const cards = (n: number) => Array.from({ length: n }, (_, i) => character(`Card ${i}`));
const spell = (text: string) => action('Spell', text, { cost: 0 });

describe('CR 6.1.2 how much more one player has than another', () => {
  const gained = (text: string, mine: number, ...others: readonly number[]) =>
    game([
      { hand: [spell(text), ...cards(mine)], deck: 5 },
      ...others.map((hand) => ({ hand: cards(hand), deck: 5 })),
    ])
      .move('play', 'Spell')
      .player(0)
      .count('lore');

  test('“2 or more than you” is by two, not two in all', () => {
    const text = 'If an opponent has 2 or more cards in their hand than you, gain 1 lore.';
    expect([gained(text, 1, 2), gained(text, 1, 3), gained(text, 1, 4)]).toEqual([0, 1, 1]);
    expect([gained(text, 1, 2, 2), gained(text, 1, 2, 3)]).toEqual([0, 1]);
  });

  test('“at least 2 fewer than each opponent” is fewer than all of them', () => {
    const text = 'If you have at least 2 fewer cards in your hand than each opponent, gain 1 lore.';
    expect([gained(text, 0, 2, 1), gained(text, 0, 2, 5), gained(text, 1, 2, 5)]).toEqual([0, 1, 0]);
  });

  test('“the most” is more than anyone else has, “the fewest” less', () => {
    const most = 'If you have the most cards in your hand, gain 1 lore.';
    expect([gained(most, 3, 2, 1), gained(most, 3, 3, 1), gained(most, 3, 4, 1)]).toEqual([1, 0, 0]);
    const fewest = 'If you have the fewest cards in your hand, gain 1 lore.';
    expect([gained(fewest, 1, 2, 3), gained(fewest, 1, 1, 3), gained(fewest, 1, 0, 3)]).toEqual([1, 0, 0]);
  });

  test('lore, and the players that it is true of', () => {
    const text = 'Each opponent with 3 or more lore than you loses 1 lore.';
    const g = game([{ hand: [spell(text)], lore: 2 }, { lore: 4 }, { lore: 5 }]).move('play', 'Spell');
    expect([g.player(1).count('lore'), g.player(2).count('lore')]).toEqual([4, 4]);
  });
});

describe('CR 1.8.1.1 more or less lore than usual wins the game', () => {
  const villain = character('Villain', '1/1/1', { classifications: ['Villain'] });
  const host = character('Host', '1/1/1', {
    text: 'Opponents need 1 more lore than usual to win the game for each Villain character you have in play.',
  });
  const quester = character('Quester', '1/1/1');
  const over = (lore: number, ...mine: (typeof villain)[]) =>
    game([{ play: [host, ...mine] }, { play: [quester], lore, deck: 5 }])
      .move('end-turn')
      .move('quest', 'Quester').isOver;

  test('as many more as are counted', () => {
    expect(over(19)).toBe(true);
    expect(over(19, villain)).toBe(false);
    expect(over(20, villain, villain)).toBe(false);
    expect(over(21, villain, villain)).toBe(true);
  });

  test('with other texts that say how much is needed', () => {
    const sum = item('Sum', 'Opponents need 25 lore to win the game.');
    expect(over(24, villain, sum)).toBe(false);
    expect(over(25, villain, sum)).toBe(true);
  });

  test('less is enough as soon as it is less', () => {
    const easy = item('Easy', 'You need 2 less lore to win the game.');
    const lore = action('Lore', 'Gain 1 lore.', { cost: 0 });
    const ends = (start: number) =>
      game([{ play: [easy], hand: [lore], lore: start }, {}]).move('play', 'Lore').isOver;
    expect(ends(16)).toBe(false);
    expect(ends(17)).toBe(true);
  });
});

describe('CR 4.3.2.3 what the nth card of a turn costs', () => {
  const tax = item('Tax', 'Opponents pay 1 {I} more to play the second card they play each turn.');
  const free = (name: string) => character(name, '1/1/1', { cost: 0 });

  test('only the second of them', () => {
    const g = game([{ hand: [free('A'), free('B'), free('C')], inkwell: 2 }, { play: [tax] }]);
    g.move('play', 'A');
    expect(readyInk(g, 0)).toBe(2);
    g.move('play', 'B');
    expect(readyInk(g, 0)).toBe(1);
    g.move('play', 'C');
    expect(readyInk(g, 0)).toBe(1);
  });
});
