import type { Condition } from '../ability/condition.ts';
import type { Test } from '../model/ability-part.ts';
import type { Binder } from './binder.ts';

/** Stands among what is being bound where something continuous is: it is asked again and again, of what is there. */
const STANDING = Object.freeze({});

/** A condition that something continuous depends on. */
export function standingCondition(binder: Binder, condition: Condition): Test {
  return binder.from(STANDING, () => binder.condition(condition));
}

/** Whether what is being bound is asked as long as something lasts, not once as it resolves. */
export const isStanding = ({ around }: Binder): boolean => around.includes(STANDING);
