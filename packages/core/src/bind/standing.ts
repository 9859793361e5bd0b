import type { Condition } from '../ability/condition.ts';
import type { CardTest, Test } from '../model/ability-part.ts';
import type { Binder } from './binder.ts';

/** Marker on the stack of what is being bound: a continuous effect, evaluated again and again. */
const STANDING = Object.freeze({});

/** A condition of a continuous effect. */
export function standingCondition(binder: Binder, condition: Condition): Test {
  return binder.from(STANDING, () => binder.condition(condition));
}

/** Binds what a continuous effect asks of each card. The marker lies at the bottom: the effect stays the innermost. */
export function standingTest(binder: Binder, bind: () => CardTest): CardTest {
  const { around } = binder;
  around.unshift(STANDING);
  const test = bind();
  around.shift();
  return test;
}

/** Whether the binder is inside something evaluated continuously, not once on resolution. */
export const isStanding = ({ around }: Binder): boolean => around.includes(STANDING);
