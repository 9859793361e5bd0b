import { createEngine } from '@cardwright/core';
import { startingPlayer } from '@cardwright/core/game';
import {
  createSeries,
  defineSet,
  isOver,
  lorcana,
  nextStart,
  type Series,
  winnerOf,
  winsOf,
  withGame,
} from '@cardwright/lorcana';
import { describe, expect, test } from 'vitest';

const one = {
  set: '1',
  number: 1,
  name: 'Card',
  type: 'item' as const,
  inks: ['amber' as const],
  cost: 1,
  inkable: true,
  classifications: [],
  text: '',
  abilities: [],
};
const engine = createEngine({ plugins: [lorcana, defineSet({ set: '1', name: 'One', cards: [one] })] });
const deck = new Array<string>(20).fill('set1-1');
const begin = (start: ReturnType<typeof nextStart>, seed = 1) =>
  engine.createGame({ seed, decks: [deck, deck], ...start });
const after = (series: Series, ...games: readonly (readonly [starting: number, winner: number | null])[]) =>
  games.reduce((all, [starting, winner]) => withGame(all, { starting, winner }), series);

describe('CR 2.1.3 who starts a game', () => {
  test.each([0, 1])(
    'CR 2.1.2, 2.1.3.1 in a series of two games the other player starts the second: after %i',
    (first) => {
      const series = createSeries({ games: 2 });
      expect(nextStart(series)).toEqual({});
      const second = nextStart(after(series, [first, 0]));
      for (const seed of [1, 2, 3, 4]) expect(startingPlayer.get(begin(second, seed), 0)).toBe(1 - first);
      expect(isOver(after(series, [first, 0], [1 - first, 0]))).toBe(true);
    },
  );

  test.each([
    [0, true, 0],
    [0, false, 1],
    [1, true, 1],
    [1, false, 0],
  ])('CR 2.1.3.2 in a best of N the loser, %i, says whether to start: %s', (loser, answer, starts) => {
    const series = after(createSeries({ bestOf: 3 }), [0, 1 - loser]);
    const state = begin(nextStart(series));
    expect(state.decision).toMatchObject({
      kind: 'confirm',
      player: loser,
      prompt: 'take-first-turn',
      rule: 'CR 2.1.3.2',
    });
    engine.answer(state, answer);
    expect(startingPlayer.get(state, 0)).toBe(starts);
    expect(state.decision).toMatchObject({ prompt: 'alter-hand', player: starts });
  });

  test('a series ends when somebody has more than half of its games', () => {
    const best = createSeries({ bestOf: 3 });
    expect(isOver(after(best, [0, 0], [1, 1]))).toBe(false);
    const won = after(best, [0, 0], [1, 1], [0, null], [1, 1]);
    expect([isOver(won), winnerOf(won), winsOf(won)]).toEqual([true, 1, [1, 2]]);
    expect(() => withGame(won, { starting: 0, winner: 0 })).toThrow(RangeError);
    expect(winnerOf(after(createSeries({ games: 2 }), [0, 0], [1, 1]))).toBeNull();
    for (const bestOf of [0, 2, 1.5]) expect(() => createSeries({ bestOf })).toThrow(RangeError);
  });

  test('a seat that is not there is refused', () => {
    for (const start of [{ starting: 2 }, { startChosenBy: -1 }, { starting: 0.5 }])
      expect(() => begin(start)).toThrow(/There is no player/);
  });
});
