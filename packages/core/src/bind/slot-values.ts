import type { ListOf, NumberOf, Test } from '../model/ability-part.ts';
import type { CardRef } from '../model/card-ref.ts';
import { NONE } from '../model/none.ts';
import type { Slot } from '../model/slots.ts';

/** The cards or players that a slot holds when it is asked; none before it is filled. */
export function listIn<T extends number = CardRef>(slot: Slot<readonly T[]>): ListOf<T> {
  return (_s, scope) => (scope.slots[slot] ?? NONE) as readonly T[];
}

/** The number that a slot holds when it is asked; 0 before it is filled. */
export function numberIn(slot: Slot<number>): NumberOf {
  return (_s, scope) => (scope.slots[slot] ?? 0) as number;
}

/** Whether a slot holds "yes" when it is asked. */
export function isSet(slot: Slot<boolean>): Test {
  return (_s, scope) => scope.slots[slot] === true;
}
