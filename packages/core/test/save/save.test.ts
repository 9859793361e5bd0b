import { createEngine, type Plugin, type SavedGame } from '@cardwright/core';
import { describe, expect, test } from 'vitest';
import { duel, plain } from '../fixtures/duel.ts';
import { pool, poolDecks, poolEngine } from '../fixtures/pool.ts';
import { anyAnswer, chooser } from '../fixtures/random-play.ts';

const engine = poolEngine();

/** Games in the midst of something: each asks for another kind of answer, and things wait or last. */
function midway(): readonly SavedGame[] {
  const found = new Map<string, SavedGame>();
  for (let seed = 0; seed < 12; seed++) {
    const state = engine.createGame({ seed, decks: poolDecks() });
    const below = chooser(seed);
    for (let n = 0; state.decision !== null && n < 200; n++) {
      const key = `${state.decision.kind} ${state.waiting.length > 0} ${state.lasting.length > 0}`;
      if (n > 20 && !found.has(key)) found.set(key, copy(engine.save(state)));
      engine.answer(state, anyAnswer(engine, state, below));
    }
  }
  return [...found.values()];
}

const copy = <T>(data: T): T => JSON.parse(JSON.stringify(data));

/** Every place of plain data that holds something, but for all but a few of the numbers. */
function places(value: unknown, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner], i) =>
    at[0] === 'numbers' && i % 37 !== 0
      ? []
      : [
          [...at, Array.isArray(value) ? Number(key) : key],
          ...places(inner, [...at, Array.isArray(value) ? Number(key) : key]),
        ],
  );
}

/** The same data with something else at one place; without it for undefined. */
function changed(data: object, path: readonly (string | number)[], value: unknown): SavedGame {
  const whole = copy(data) as Record<string | number, never>;
  const holder = path.slice(0, -1).reduce<Record<string | number, never>>((inner, key) => inner[key]!, whole);
  const last = path.at(-1)!;
  if (value !== undefined) holder[last] = value as never;
  else if (Array.isArray(holder)) holder.splice(last as number, 1);
  else delete holder[last];
  return whole as unknown as SavedGame;
}

const turnedOver = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).reverse())
    : value;

describe('a saved game', () => {
  const games = midway();

  test('is refused wherever something else stands in it, is missing or is twice', () => {
    expect(games.length).toBeGreaterThan(6);
    let tried = 0;
    for (const game of games)
      for (const [index, path] of places(game).entries()) {
        const before = JSON.stringify(path.reduce<never>((inner, key) => inner[key], game as never));
        const others = [undefined, null, 'x', -1, 1e9, [], {}, true, 0.5];
        const value = others[index % others.length];
        if (JSON.stringify(value) === before) continue;
        tried++;
        expect(() => engine.load(changed(game, path, value)), path.join('.')).toThrow(
          expect.objectContaining({ code: expect.stringMatching(/^save-(corrupt|foreign)$/) }),
        );
      }
    expect(tried).toBeGreaterThan(1000);
    for (const none of [undefined, null, 5, 'game', [], {}, { cardwright: 'game' }])
      expect(() => engine.load(none as never)).toThrow(expect.objectContaining({ code: 'save-corrupt' }));
    const deep = { ...games[0], history: JSON.parse('['.repeat(9000) + ']'.repeat(9000)) };
    expect(() => engine.load(deep as never)).toThrow(expect.objectContaining({ code: 'save-corrupt' }));
  });

  test('is the same whatever order its keys were kept in', () => {
    for (const game of games) {
      const shuffled = JSON.parse(JSON.stringify(game, turnedOver)) as SavedGame;
      expect(Object.keys(shuffled)[0]).toBe('seal');
      expect(engine.save(engine.load(shuffled))).toEqual(engine.save(engine.load(game)));
    }
  });

  test('is refused by other plugins, telling the first that differs', () => {
    const cards = (change: Partial<Plugin>): Plugin => ({
      name: 'pool',
      version: '1.0.0',
      requires: { duel: '0.1.0' },
      cards: [...plain, ...pool],
      ...change,
    });
    const saved = createEngine({ plugins: [duel, cards({})] });
    const game = copy(saved.save(saved.createGame({ seed: 1, decks: poolDecks() })));
    const load = (...plugins: Plugin[]) => createEngine({ plugins: [duel, ...plugins] }).load(game);
    expect(load(cards({})).decision).not.toBeNull();
    const other = pool.map((card) => (card.id === 'bolt' ? { ...card, cost: 3 } : card));
    for (const [plugins, found] of [
      [[cards({ version: '1.0.1' })], '“pool” was 1.0.0 and is 1.0.1 here'],
      [[cards({ cards: [...plain, ...other] })], 'the cards of “pool” differ'],
      [[cards({ name: 'lake' })], '“pool” is missing here'],
      [[cards({}), { name: 'more', version: '1.0.0' }], 'it knows no “more”'],
    ] as const)
      expect(() => load(...plugins)).toThrow(
        expect.objectContaining({ code: 'save-foreign', message: expect.stringContaining(found) }),
      );
  });
});
