import { type CardRef, defineEvent } from '@cardwright/core/game';
import { expect, test } from 'vitest';

const ref = (number: number): CardRef => number as CardRef;

const touched = defineEvent('touched', { commit: () => {} });

test('an event is made by its kind, and what is not named is none', () => {
  const event = touched.of(1);
  expect({ ...event }).toMatchObject({
    kind: touched,
    player: 1,
    card: -1,
    other: -1,
    source: -1,
    data: null,
  });
  expect(touched.of(0, { other: ref(7), source: ref(9), data: { why: 'test' } })).toMatchObject({
    card: -1,
    other: 7,
    source: 9,
    data: { why: 'test' },
  });
});

test('an event counts one where it names a card and nothing where it names none', () => {
  expect(touched.of(0, { card: ref(5) }).amount).toBe(1);
  expect(touched.of(0, { card: ref(5), amount: 0 }).amount).toBe(0);
  expect(touched.of(0).amount).toBe(0);
  expect(touched.of(0, { amount: 3 }).amount).toBe(3);
});

test('a field that there is not does not compile', () => {
  // @ts-expect-error: no such field
  expect(touched.of(0, { crad: 5 }).card).toBe(-1);
});
