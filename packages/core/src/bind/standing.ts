import type { Condition } from '../ability/condition.ts';
import type { Test } from '../model/ability-part.ts';
import type { Binder } from './binder.ts';

/** Marker on the stack of what is being bound: a continuous effect, evaluated again and again. */
const STANDING = Object.freeze({});

/** A condition of a continuous effect. */
export function standingCondition(binder: Binder, condition: Condition): Test {
  return binder.from(STANDING, () => binder.condition(condition));
}

/** Whether the binder is inside something evaluated continuously, not once on resolution. */
export const isStanding = ({ around }: Binder): boolean => around.includes(STANDING);
