import type { ReadonlyState } from '@cardwright/core';
import {
  facedown,
  hand,
  isPermitted,
  type Kernel,
  mayBePermitted,
  stack,
  stackedUnder,
  type Zone,
  zoneOf,
} from '@cardwright/core/game';
import { playFromUnder } from '../table/names.ts';

/** The zones that cards can be played from: the hand, and from under a card if an effect permits it. */
export const PLAYED_FROM: readonly Zone[] = [hand, stack];

/** False if no card of a zone can be played from there now: a cheap test before looking at each card. */
export function mayPlayFrom(kernel: Kernel, state: ReadonlyState, zone: Zone): boolean {
  return zone !== stack || mayBePermitted(kernel, state, playFromUnder);
}

/**
 * Whether a card can be played from its zone (CR 4.3.2). A face-down card is unknown to everyone (CR 5.1.1.10), so no
 * text permits playing it.
 */
export function isPlayableFromHere(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
): boolean {
  if (kernel.zones[zoneOf.get(state, card)] !== stack) return true;
  if (facedown.get(state, card) === 1) return false;
  return isPermitted(kernel, state, playFromUnder, player, stackedUnder.get(state, card) - 1, card);
}
