import type { ReadonlyState } from '@cardwright/core';
import { type CardRef, isCurrent, NO_CARD } from '@cardwright/core/game';
import { atLocation } from './columns.ts';

/** The location a character is at, or -1: when a location leaves play, its characters are at none (CR 5.6.6). */
export function locationOf(state: ReadonlyState, card: number): CardRef {
  const location = atLocation.get(state, card);
  return location >= 0 && isCurrent(state, location) ? location : NO_CARD;
}
