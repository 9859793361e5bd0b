import { createEngine, type Plugin } from '@cardwright/core';
import {
  cardsMade,
  ceased,
  columnPool,
  made,
  playerColumn,
  poolFilled,
  poolSpent,
} from '@cardwright/core/game';
import { expect, test } from 'vitest';
import { duel } from '../fixtures/duel.ts';

const red = playerColumn('red');
const engineWith = (more: Pick<Plugin, 'columns' | 'events'>, pools = false) =>
  createEngine({
    plugins: [
      {
        ...duel,
        columns: [...duel.columns!, ...(more.columns ?? [])],
        events: [...duel.events!, ...(more.events ?? [])],
        game: { ...duel.game!, ...(pools && { pools: [columnPool('red', red)] }) },
      },
    ],
  });

test('cards that are made need the events that make them, and the one by which they cease', () => {
  expect(() => engineWith({ columns: [made] })).toThrow(
    'it has the column `made`, and no event “cards-made”.',
  );
  expect(() => engineWith({ columns: [made], events: [cardsMade] })).toThrow('no event “ceased”');
  expect(() => engineWith({ columns: [made], events: [cardsMade, ceased] })).not.toThrow();
});

test('pools of columns need the events by which they change', () => {
  const events = [poolFilled, poolSpent];
  expect(() => engineWith({ columns: [red], events }, true)).toThrow(
    'it has pools of columns, and no event “pool-emptied”.',
  );
});
