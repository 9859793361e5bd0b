import { createEngine, definePlugin } from '@cardwright/core';
import { cardColumn, gameColumn, playerColumn, type WritableState } from '@cardwright/core/game';
import { expect, test } from 'vitest';
import { duel, plain } from '../fixtures/duel.ts';

const columns = [cardColumn('marks'), playerColumn('gold'), gameColumn('storm')];
const mod = definePlugin({ name: 'mod', version: '1.0.0', columns });
const set = definePlugin({ name: 'plain', version: '1.0.0', cards: plain });
const engine = createEngine({ plugins: [duel, set, mod] });
const state = engine.board({ players: [{ hand: 1 }, {}] });
const draft = state as unknown as WritableState;

test.each([
  [2 ** 31, 2 ** 31 - 1],
  [2 ** 53, 2 ** 31 - 1],
  [2 ** 32, 2 ** 31 - 1],
  [-(2 ** 31) - 1, -(2 ** 31)],
  [2 ** 31 - 1, 2 ** 31 - 1],
])('a column never wraps: of %d it keeps %d', (value, kept) => {
  for (const column of columns) {
    column.put(draft, 0, value);
    expect(column.get(state, 0), column.name).toBe(kept);
  }
});

test.each([Number.NaN, 0.5, Number.POSITIVE_INFINITY, undefined as unknown as number])(
  'what is no whole number is refused, and nothing is written: %s',
  (value) => {
    for (const column of columns) {
      column.put(draft, 0, 3);
      expect(() => column.put(draft, 0, value)).toThrow(expect.objectContaining({ code: 'number-invalid' }));
      expect(column.get(state, 0)).toBe(3);
    }
  },
);

test('a column has a place of its own in each layout, whichever was there first', () => {
  const more = definePlugin({
    name: 'more',
    version: '1.0.0',
    columns: [gameColumn('before'), playerColumn('silver'), cardColumn('scars')],
  });
  const second = createEngine({ plugins: [duel, set, more, mod] });
  expect(second.layout).not.toBe(engine.layout);
  expect(second.layout).toBe(createEngine({ plugins: [duel, set, more, mod] }).layout);
  const there = second.board({ players: [{ hand: 1 }, {}] });
  columns.forEach((column, i) => {
    column.put(draft, 0, 10 + i);
    column.put(there as unknown as WritableState, 0, 20 + i);
    expect(() => column.put(there as unknown as WritableState, 0, 0.5)).toThrow();
  });
  expect(columns.map((column) => column.get(state, 0))).toEqual([10, 11, 12]);
  expect(columns.map((column) => column.get(there, 0))).toEqual([20, 21, 22]);
});
