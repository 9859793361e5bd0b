import { createEngine, definePlugin } from '@cardwright/core';
import type { StateCheckRow } from '@cardwright/core/game';
import { expect, test } from 'vitest';
import { duel, plain } from '../fixtures/duel.ts';
import { anyAnswer, chooser } from '../fixtures/random-play.ts';
import { points } from '../fixtures/table.ts';

const set = definePlugin({ name: 'plain', version: '1.0.0', cards: plain });
const ids = plain.flatMap(({ id }) => [id, id, id, id, id]);

/** Plays a game to its end: how often its check of points was made, how many events happened, all hashes. */
function played(more: Partial<StateCheckRow>, fullChecks = false) {
  let asked = 0;
  let events = 0;
  const game = duel.game!;
  const checks = game.checks.map((row): StateCheckRow => {
    if (row.name !== 'enough-points') return row;
    const find: StateCheckRow['find'] = (engine, state) => {
      asked++;
      return row.find(engine, state);
    };
    return { ...row, ...more, find };
  });
  const plugin = definePlugin({ ...duel, game: { ...game, checks } });
  const engine = createEngine({ plugins: [plugin, set], fullChecks });
  engine.observe({
    event: () => {
      events++;
    },
    forbidden: () => {},
    replaced: () => {},
  });
  const state = engine.createGame({ seed: 5, decks: [ids, ids] });
  const below = chooser(5);
  const hashes: string[] = [];
  while (state.decision !== null && hashes.length < 2000) {
    engine.answer(state, anyAnswer(engine, state, below));
    hashes.push(engine.hash(state));
  }
  expect(engine.result(state).over).toBe(true);
  return { asked, events, hashes };
}

test('a check that says what it reads is made only after that was written or what functions changed', () => {
  const always = played({});
  const reading = played({ reads: [points] });
  expect(reading.asked).toBeGreaterThan(0);
  expect(reading.asked).toBeLessThan(always.asked / 2);
  expect(reading.events).toBe(always.events);
});

test('it is made at every chance while it is open to other things', () => {
  const always = played({});
  expect(played({ reads: [points], open: () => true }).asked).toBe(always.asked);
  expect(played({ reads: [points], open: () => false }).asked).toBe(played({ reads: [points] }).asked);
});

test('with full checks it is made at every chance, and the game goes the same way', () => {
  const reading = played({ reads: [points] });
  const full = played({ reads: [points] }, true);
  expect(full.asked).toBeGreaterThan(reading.asked);
  expect(full.hashes).toEqual(reading.hashes);
});
