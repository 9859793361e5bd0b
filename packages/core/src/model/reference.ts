import { incarnation } from './core-columns.ts';
import type { Numbers } from './numbers.ts';

/** A reference: a card in one incarnation, `incarnation << 10 | card index`. A card that changes zone is a new card. */
export type CardRef = number;

/** No card. */
export const NO_CARD: CardRef = -1;

/** Most cards a table may hold: ten bits of a reference. */
export const MAX_CARDS = 1024;

/** The reference to a card as it is now. */
export function refOf(state: Numbers, card: number): CardRef {
  return (incarnation.get(state, card) << 10) | card;
}

/** The card's index, even if the reference is stale. */
export function cardOf(ref: CardRef): number {
  return ref & 1023;
}

/** The reference to the card's next incarnation. */
export function nextLife(ref: CardRef): CardRef {
  return ref + MAX_CARDS;
}

/** Whether the reference is current: the card has not changed zone since. */
export function isCurrent(state: Numbers, ref: CardRef): boolean {
  return ref >= 0 && incarnation.get(state, ref & 1023) === ref >> 10;
}

/** Whether the card has changed zone exactly once since: what "return that card" still finds. */
export function movedOnce(state: Numbers, ref: CardRef): boolean {
  return ref >= 0 && incarnation.get(state, ref & 1023) === (ref >> 10) + 1;
}
