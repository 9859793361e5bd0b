import type { ReadonlyState } from '@cardwright/core';
import { type CardRef, isCurrent, knownValue, type LastKnown, NO_CARD } from '@cardwright/core/game';
import { atLocation } from './columns.ts';

/** The location a character is at, or -1: when a location leaves play, its characters are at none (CR 5.6.6). */
export function locationOf(state: ReadonlyState, card: number): CardRef {
  const location = atLocation.get(state, card);
  return location >= 0 && isCurrent(state, location) ? location : NO_CARD;
}

/**
 * The location a card is at, or last was in play: also one that has left itself since. Of the cards in play those name
 * it that have not moved on.
 */
export const lastLocationOf = (
  state: ReadonlyState,
  card: number,
  known: LastKnown | null | undefined,
): CardRef => knownValue(atLocation, state, card, known) as CardRef;
