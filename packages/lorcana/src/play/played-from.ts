import type { ReadonlyState } from '@cardwright/core';
import {
  discard,
  facedown,
  hand,
  isPermitted,
  type Kernel,
  liesUnder,
  mayBePermitted,
  under,
  type Zone,
  zoneOf,
} from '@cardwright/core/game';
import { playElsewhere, playFromUnder } from '../table/names.ts';

/** The zones that cards can be played from: the hand, and from under a card or the discard if an effect permits it. */
export const PLAYED_FROM: readonly Zone[] = [hand, under, discard];

/** False if no card of a zone can be played from there now: a cheap test before looking at each card. */
export function mayPlayFrom(kernel: Kernel, state: ReadonlyState, zone: Zone): boolean {
  if (zone === hand) return true;
  return mayBePermitted(kernel, state, zone === under ? playFromUnder : playElsewhere);
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
  const zone = kernel.zones[zoneOf.get(state, card)];
  if (zone === hand) return true;
  if (zone !== under) return isPermitted(kernel, state, playElsewhere, player, card, -1);
  if (facedown.get(state, card) === 1) return false;
  return isPermitted(kernel, state, playFromUnder, player, liesUnder.get(state, card) - 1, card);
}
