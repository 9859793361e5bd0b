import { ForkPool, fork, type State } from '@cardwright/core';
import { describe, expect, test } from 'vitest';
import { poolDecks, poolEngine } from '../fixtures/pool.ts';
import { anyAnswer, chooser } from '../fixtures/random-play.ts';

/** A game at a decision in the middle of something: several frames on the agenda. */
function midway(): { engine: ReturnType<typeof poolEngine>; state: State } {
  const engine = poolEngine();
  for (let seed = 0; ; seed++) {
    const state = engine.createGame({ seed, decks: poolDecks() });
    const below = chooser(seed);
    for (let n = 0; state.decision !== null && n < 200; n++) {
      if (state.decision.kind === 'order' && state.agenda!.next !== null) return { engine, state };
      engine.answer(state, anyAnswer(engine, state, below));
    }
  }
}

test('a hash covers what is in no number: what lasts, waits, is asked and happened', () => {
  const { engine, state } = midway();
  const hash = engine.hash(state);
  const changed = (change: (copy: State) => void): string => {
    const copy = engine.load(engine.save(state));
    expect(engine.hash(copy)).toBe(hash);
    change(copy);
    return engine.hash(copy);
  };
  const hashes = [
    changed((s) => {
      s.agenda = s.agenda!.next;
    }),
    changed((s) => {
      s.decision = null;
    }),
    changed((s) => {
      s.history = s.history!.earlier;
    }),
    changed((s) => {
      s.n[s.n.length - 1]! += 1;
    }),
  ];
  expect(new Set([hash, ...hashes]).size).toBe(5);
});

describe('a fork', () => {
  test('shares frames and lists until one of the two goes on', () => {
    const { engine, state } = midway();
    const beside = fork(state);
    expect(beside.agenda).toBe(state.agenda);
    expect(beside.n).not.toBe(state.n);
    const { slots, step } = state.agenda!;
    const kept = [slots.slice(), step];
    engine.answer(beside, [...state.decision!.candidates].reverse());
    expect([state.agenda!.slots, state.agenda!.step]).toEqual(kept);
    expect(state.agenda!.slots).toBe(slots);
  });

  test('of a fork of a fork: three ways from one decision, each as if alone', () => {
    const { engine, state } = midway();
    const alone = engine.load(engine.save(state));
    const [a, b] = [fork(state), fork(fork(state))];
    const straight = [...state.decision!.candidates];
    engine.answer(a, straight);
    engine.answer(b, straight.toReversed());
    engine.answer(state, straight);
    engine.answer(alone, straight);
    expect(engine.hash(a)).toBe(engine.hash(alone));
    expect(engine.hash(state)).toBe(engine.hash(alone));
    expect(engine.hash(b)).not.toBe(engine.hash(alone));
  });

  test('into a used state keeps nothing of it', () => {
    const { engine, state } = midway();
    const used = engine.createGame({ seed: 99, decks: poolDecks() });
    const memory = used.n;
    const into = fork(state, used);
    expect(into).toBe(used);
    expect(into.n).toBe(memory);
    expect(engine.save(into)).toEqual(engine.save(state));
  });

  test('from a pool reuses what was released, and only that', () => {
    const { engine, state } = midway();
    const forks = new ForkPool();
    const first = forks.fork(state);
    const second = forks.fork(state);
    expect(first).not.toBe(second);
    forks.release(first);
    expect(forks.fork(state)).toBe(first);
    expect(engine.hash(first)).toBe(engine.hash(second));
  });

  test('of a table with other memory makes its own', () => {
    const { engine, state } = midway();
    const small = engine.board({ players: [{}, {}] });
    const copy = fork(state, small);
    expect(copy).not.toBe(small);
    expect(engine.hash(copy)).toBe(engine.hash(state));
  });
});
