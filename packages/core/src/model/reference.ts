import type { CardRef } from './card-ref.ts';
import { incarnation } from './core-columns.ts';
import type { Numbers } from './numbers.ts';

/** The reference to a card as it is now. */
export function refOf(state: Numbers, card: number): CardRef {
  return ((incarnation.get(state, card) << 10) | card) as CardRef;
}

/** Whether the reference is current: the card has not changed zone since. */
export function isCurrent(state: Numbers, ref: CardRef): boolean {
  return ref >= 0 && incarnation.get(state, ref & 1023) === ref >> 10;
}

/** Whether the card has changed zone exactly once since: what "return that card" still finds. */
export function movedOnce(state: Numbers, ref: CardRef): boolean {
  return ref >= 0 && incarnation.get(state, ref & 1023) === (ref >> 10) + 1;
}
