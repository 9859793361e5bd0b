import { createEngine, definePlugin, type EngineOptions, type ReadonlyState } from '@cardwright/core';
import { expect, test } from 'vitest';
import { duel, plain } from '../fixtures/duel.ts';

/** The game with an action that says whether any card could do it, and how often its cards were asked. */
function listing(possible: boolean, options: EngineOptions = {}): { actions: string[]; asked: number } {
  let asked = 0;
  const game = duel.game!;
  const actions = game.actions.map((row) =>
    row.name === 'play'
      ? {
          ...row,
          possible: () => possible,
          check: (...given: Parameters<typeof row.check>) => {
            asked++;
            return row.check(...given);
          },
        }
      : row,
  );
  const plugin = definePlugin({ ...duel, game: { ...game, actions } });
  const set = definePlugin({ name: 'plain', version: '1.0.0', cards: plain });
  const engine = createEngine({ plugins: [plugin, set], ...options });
  const ids = plain.flatMap(({ id }) => [id, id, id, id, id]);
  const state: ReadonlyState = engine.createGame({ seed: 1, decks: [ids, ids] });
  return { actions: [...new Set(engine.legal(state).map((move) => move.action))], asked };
}

test('cards are asked only for actions that are possible at all', () => {
  expect(listing(true).actions).toContain('play');
  const not = listing(false);
  expect(not.actions).not.toContain('play');
  expect(not.asked).toBe(0);
});

test('with full checks every card is asked, so that a wrong `possible` shows', () => {
  expect(listing(false, { fullChecks: true })).toEqual(listing(true));
});
