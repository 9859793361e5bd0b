import { describe, expect, test } from 'vitest';
import { character, game } from '../support/game.ts';

const deck = Array.from({ length: 20 }, (_, i) => character(`Card ${i}`));
const begin = (seed = 1) =>
  game([{ deck: { only: deck } }, { deck: { only: deck } }], { from: 'setup', seed });

describe('CR 2.1 stages', () => {
  test('CR 2.1.1 no turn action is asked before setup is over, and none after the game', () => {
    const g = begin();
    expect(g.decision?.kind).toBe('choose-cards');
    expect(g.moves()).toEqual([]);
    g.choose().choose();
    expect(g.decision?.kind).toBe('act');
    g.concede(0);
    expect(g.decision).toBe(null);
    expect(g).toBeWonBy(1);
  });

  test('CR 2.2.1.2 decks are shuffled, each in its own way, as the seed says', () => {
    const order = (seed: number) => {
      const g = begin(seed);
      const hands = [0, 1].map((p) => [...g.player(p).names('hand'), ...g.player(p).names('deck')]);
      g.choose().choose();
      return hands;
    };
    const [first, second] = order(1) as [string[], string[]];
    const names = deck.map(({ fullName }) => fullName);
    expect([...first].sort()).toEqual([...names].sort());
    expect(first).not.toEqual(names);
    expect(second).not.toEqual(first);
    expect(order(2)[0]).not.toEqual(first);
    expect(order(1)[0]).toEqual(first);
  });

  test('CR 2.2.2.2 a player may keep the hand as it is', () => {
    const g = begin().choose();
    const second = g.decision!.player;
    const hand = g.player(second).names('hand');
    g.choose();
    expect(g.player(second)).toHaveCards('hand', hand);
    expect(g).not.toHaveHappened('hand-altered');
  });

  test('CR 2.3.3.4 a player may concede while hands are altered', () => {
    expect(begin().concede(1)).toBeWonBy(0);
  });
});
