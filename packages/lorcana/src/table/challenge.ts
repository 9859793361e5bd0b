import type { ReadonlyState } from '@cardwright/core';
import { type CardRef, refOf } from '@cardwright/core/game';
import { challenged, challenger } from './columns.ts';

/** Whether a card takes part in the challenge that goes on (CR 4.6.2). */
export function isInChallenge(state: ReadonlyState, card: CardRef): boolean {
  return card >= 0 && (challenger.get(state, 0) === card || challenged.get(state, 0) === card);
}

export function isChallenging(state: ReadonlyState, card: number): boolean {
  return challenger.get(state, 0) === refOf(state, card);
}

export function isBeingChallenged(state: ReadonlyState, card: number): boolean {
  return challenged.get(state, 0) === refOf(state, card);
}
