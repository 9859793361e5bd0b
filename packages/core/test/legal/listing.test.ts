import {
  createEngine,
  definePlugin,
  type Engine,
  type EngineOptions,
  fork,
  type State,
  type TurnMove,
} from '@cardwright/core';
import { beforeEach, expect, test } from 'vitest';
import { duel, plain } from '../fixtures/duel.ts';
import { anyAnswer, chooser } from '../fixtures/random-play.ts';

/** How often a rule of the game was asked whether a card may be played. */
let asked = 0;
/** What else such a rule does. */
let meanwhile: (engine: Engine) => void = () => {};

beforeEach(() => {
  asked = 0;
  meanwhile = () => {};
});

function table(options: EngineOptions = {}): { engine: Engine; state: State } {
  const game = duel.game!;
  const actions = game.actions.map((row) => ({
    ...row,
    check: (...given: Parameters<typeof row.check>) => {
      asked++;
      meanwhile(given[0] as Engine);
      return row.check(...given);
    },
  }));
  const plugin = definePlugin({ ...duel, game: { ...game, actions } });
  const set = definePlugin({ name: 'plain', version: '1.0.0', cards: plain });
  const engine = createEngine({ plugins: [plugin, set], ...options });
  const ids = plain.flatMap(({ id }) => [id, id, id, id, id]);
  const state = engine.createGame({ seed: 1, decks: [ids, ids] });
  return { engine, state };
}

/** Plays on until something can be played. */
function toPlay(engine: Engine, state: State): TurnMove {
  const below = chooser(1);
  for (;;) {
    const moves = state.decision!.kind === 'act' ? engine.legal(state) : [];
    const found = moves.find(({ action }) => action === 'play');
    if (found !== undefined) return found;
    engine.answer(state, anyAnswer(engine, state, below));
  }
}

test('a turn action that was just listed is not checked again', () => {
  const { engine, state } = table();
  const move = toPlay(engine, state);
  asked = 0;
  expect(engine.check(state, { ...move })).toBeNull();
  expect(asked).toBe(0);
});

test('one that was not listed is checked', () => {
  const { engine, state } = table();
  const { card, option } = toPlay(engine, state);
  asked = 0;
  expect(engine.check(state, { action: 'play', card, option: option + 1 })).not.toBeNull();
  expect(engine.check(fork(state), { action: 'play', card, option })).toBeNull();
  expect(asked).toBeGreaterThan(0);
});

test('with full checks all are', () => {
  const { engine, state } = table({ fullChecks: true });
  const move = toPlay(engine, state);
  asked = 0;
  expect(engine.check(state, move)).toBeNull();
  expect(asked).toBe(1);
});

test('what a caller writes into the list makes nothing legal', () => {
  const { engine, state } = table();
  const move = toPlay(engine, state) as { action: string; card: number; option: number };
  move.option = 7;
  expect(engine.check(state, move)).toEqual({ reason: 'no-such-way', rule: expect.any(String) });
});

test('what was listed before an answer is checked after it', () => {
  const { engine, state } = table();
  const move = toPlay(engine, state);
  engine.answer(state, move);
  expect(engine.check(state, move)).not.toBeNull();
});

test('what was listed for a state is checked for another in its memory', () => {
  const { engine, state } = table();
  const move = toPlay(engine, state);
  const spare = fork(state);
  const before = fork(state);
  engine.answer(before, move);
  while (before.decision !== null && before.decision.kind !== 'act')
    engine.answer(before, anyAnswer(engine, before, chooser(1)));
  expect(engine.legal(spare)).toContainEqual(move);
  expect(fork(before, spare)).toBe(spare);
  expect(engine.check(spare, move)).not.toBeNull();
});

test('what was listed is checked after a player has given up', () => {
  const { engine, state } = table();
  const move = toPlay(engine, state);
  engine.concede(state, state.decision!.player);
  expect(engine.check(state, move)).not.toBeNull();
});

test('a rule that lists for another state while it is asked makes nothing legal there', () => {
  const { engine, state } = table();
  const move = toPlay(engine, state);
  const other = fork(state);
  engine.answer(other, move);
  while (other.decision !== null && other.decision.kind !== 'act')
    engine.answer(other, anyAnswer(engine, other, chooser(1)));
  let within = false;
  meanwhile = () => {
    if (within) return;
    within = true;
    engine.legal(other);
  };
  expect(engine.legal(state)).toContainEqual(move);
  expect(engine.check(other, move)).not.toBeNull();
  expect(engine.check(state, move)).toBeNull();
});

test('what the player can pay is counted once for a listing, and once for an answer that is checked', () => {
  const game = duel.game!;
  let counted = 0;
  const means: NonNullable<typeof game.means> = (state, player) => {
    counted++;
    return game.means!(state, player);
  };
  const plugin = definePlugin({ ...duel, game: { ...game, means } });
  const set = definePlugin({ name: 'plain', version: '1.0.0', cards: plain });
  const engine = createEngine({ plugins: [plugin, set] });
  const ids = plain.flatMap(({ id }) => [id, id, id, id, id]);
  const state = engine.createGame({ seed: 1, decks: [ids, ids] });
  const move = toPlay(engine, state);
  counted = 0;
  expect(engine.legal(state).filter(({ action }) => action === 'play').length).toBeGreaterThan(1);
  expect(counted).toBe(1);
  expect(engine.check(fork(state), { ...move })).toBeNull();
  expect(counted).toBe(2);
});
