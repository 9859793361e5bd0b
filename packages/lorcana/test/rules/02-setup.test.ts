import { startingPlayer } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { character, game } from '../support/game.ts';

const deck = Array.from({ length: 20 }, (_, i) => character(`Card ${i}`));
const begin = (seed = 1) =>
  game([{ deck: { only: deck } }, { deck: { only: deck } }], { from: 'setup', seed });
/** The seats in turn order. */
const order = (g: ReturnType<typeof begin>) => {
  const first = startingPlayer.get(g.state, 0);
  return [first, 1 - first] as const;
};

describe('CR 2.2 setup', () => {
  test('CR 2.2.1.1 the starting player is determined at random, by the seed', () => {
    const firsts = Array.from({ length: 20 }, (_, seed) => {
      const g = begin(seed);
      const [first] = order(g);
      g.choose().choose();
      return first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });

  test('CR 2.2.1.3 each player begins with 0 lore', () => {
    const g = begin().choose().choose();
    expect(g.player(0)).toHaveCount('lore', 0);
    expect(g.player(1)).toHaveCount('lore', 0);
  });

  test('CR 2.2.1.4 each player draws 7 cards', () => {
    const g = begin();
    expect(g.player(0)).toHaveCount('hand', 7);
    expect(g.player(1)).toHaveCount('hand', 7);
    g.choose().choose();
  });

  test('CR 2.2.2, 2.2.2.2 hands are altered by the starting player first, then in turn order, once', () => {
    const g = begin();
    const [first, second] = order(g);
    expect(g).toHaveDecision('choose-cards', { player: first, prompt: 'alter-hand', min: 0, max: 7 });
    g.choose();
    expect(g).toHaveDecision('choose-cards', { player: second, prompt: 'alter-hand' });
    g.choose();
    expect(g).toHaveDecision('act', { player: first });
  });

  test('CR 2.2.2.1 the cards put back go under the deck before as many are drawn', () => {
    const g = begin();
    const [first] = order(g);
    const hand = g.player(first).cards('hand');
    const next = g.player(first).names('deck').slice(0, 3);
    g.choose(...hand.slice(0, 3));
    expect(g.player(first)).toHaveCards('hand', [...hand.slice(3).map((c) => c.name), ...next]);
    expect(g.player(first).names('deck').slice(-3).sort()).toEqual(
      hand
        .slice(0, 3)
        .map((c) => c.name)
        .sort(),
    );
    g.choose();
  });

  test('CR 2.2.2.3 who altered a hand shuffles, who did not does not', () => {
    const g = begin();
    const [first, second] = order(g);
    const shuffles = (player: number) => g.events('shuffled').filter((e) => e.player === player).length;
    g.choose(g.player(first).cards('hand')[0]!).choose();
    expect(shuffles(first)).toBe(2);
    expect(shuffles(second)).toBe(1);
  });

  test('CR 2.2.3 the game opens with the start of the starting player’s turn', () => {
    const g = begin().choose().choose();
    expect(g).toHaveHappened('turn-began', { player: order(g)[0], times: 1 });
  });
});
