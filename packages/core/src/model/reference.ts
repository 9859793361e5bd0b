import { type CardRef, cardOf } from './card-ref.ts';
import type { Column } from './column.ts';
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

/** The index of the card that a row of a column names; -1 if it names none, or one that has changed zone since. */
export function cardHeld(column: Column, state: Numbers, row: number): number {
  const value = column.get(state, row);
  if (column.meaning === 'card') return value - 1;
  const ref = value as CardRef;
  return isCurrent(state, ref) ? cardOf(ref) : -1;
}
