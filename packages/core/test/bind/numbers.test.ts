import { bindAbility } from '@cardwright/core/bind';
import type { Ability } from '@cardwright/core/data';
import { expect, test } from 'vitest';
import { duelWith } from '../fixtures/duel.ts';

const engine = duelWith([]);
const drawing = (count: unknown) =>
  ({ kind: 'spell', effects: [{ do: 'draw', player: { who: 'you' }, count }] }) as Ability;

test.each([1_000_001, -1_000_001, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
  '%s is no number of an ability',
  (count) => {
    expect(() => bindAbility(engine, 'text', drawing(count))).toThrow(
      expect.objectContaining({
        code: 'ability-invalid',
        details: expect.objectContaining({ path: 'effects.0.count' }),
      }),
    );
    expect(() => bindAbility(engine, 'text', drawing({ amount: 'per', each: count, of: 1 }))).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ path: 'effects.0.count.each' }) }),
    );
  },
);

test.each([1_000_001, 0.5])('%s is no number of a keyword as printed', (value) => {
  const printed = { kind: 'keyword', keyword: 'guard', value } as unknown as Ability;
  expect(() => bindAbility(engine, 'text', printed)).toThrow(
    expect.objectContaining({ code: 'ability-invalid', details: expect.objectContaining({ path: 'value' }) }),
  );
});

test('1,000,000 is one', () => {
  expect(() => bindAbility(engine, 'text', drawing(1_000_000))).not.toThrow();
});
