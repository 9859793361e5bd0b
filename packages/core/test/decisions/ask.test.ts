import { ask } from '@cardwright/core/game';
import { expect, test } from 'vitest';

test('one of the candidates is asked for where no number is said', () => {
  expect(ask.cards(1, { prompt: 'which', from: [4, 5], into: 2 })).toMatchObject({
    kind: 'choose-cards',
    player: 1,
    candidates: [4, 5],
    min: 1,
    max: 1,
    slot: 2,
    source: -1,
    data: [],
    secret: false,
  });
});

test('an order is of all its cards', () => {
  expect(ask.order(0, { prompt: 'order', from: [7, 8, 9], into: 0 })).toMatchObject({ min: 3, max: 3 });
});

test('a field that the kind has not does not compile', () => {
  // @ts-expect-error: nothing to choose from
  expect(ask.cards(0, { prompt: 'which', into: 0 }).candidates).toEqual([]);
  // @ts-expect-error: a number has no candidates
  expect(ask.number(0, { prompt: 'how-many', from: [1], max: 3, into: 0 }).max).toBe(3);
});
