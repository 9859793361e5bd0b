import { createEngine, definePlugin, type State } from '@cardwright/core';
import { gameColumn, playerColumn, turnNumber } from '@cardwright/core/game';
import { expect, test } from 'vitest';
import { duel, plain } from '../fixtures/duel.ts';
import { anyAnswer, chooser } from '../fixtures/random-play.ts';

const blows = playerColumn('blows-this-turn', { perTurn: true, initial: 2 });
const storm = gameColumn('storm-this-turn', { perTurn: true });
const ever = playerColumn('blows-ever');

test('what is of one turn goes back to where it began with the next, for every player and the game', () => {
  const mod = definePlugin({ name: 'mod', version: '1.0.0', columns: [blows, storm, ever] });
  const set = definePlugin({ name: 'plain', version: '1.0.0', cards: plain });
  const engine = createEngine({ plugins: [duel, set, mod] });
  const ids = plain.flatMap(({ id }) => [id, id, id, id, id]);
  const state: State = engine.createGame({ seed: 1, decks: [ids, ids] });
  const below = chooser(1);
  const turn = turnNumber.get(state, 0);
  for (const player of [0, 1]) {
    blows.put(state as never, player, 7);
    ever.put(state as never, player, 7);
  }
  storm.put(state as never, 0, 7);
  const now = () => [0, 1].flatMap((player) => [blows.get(state, player), ever.get(state, player)]);
  while (turnNumber.get(state, 0) === turn) {
    expect([...now(), storm.get(state, 0)]).toEqual([7, 7, 7, 7, 7]);
    engine.answer(state, anyAnswer(engine, state, below));
  }
  expect([...now(), storm.get(state, 0)]).toEqual([2, 7, 2, 7, 0]);
});
