import {
  facedown,
  hand,
  isPermitted,
  type Kernel,
  mayBePermitted,
  type ReadonlyState,
  stack,
  stackedUnder,
  type Zone,
  zoneOf,
} from '@cardwright/core';
import { playFromUnder } from '../table/names.ts';

/** The zones that cards can be played from: the hand, and with leave of an effect where they lie under a card. */
export const PLAYED_FROM: readonly Zone[] = [hand, stack];

/** False when no card of a zone can be played from there now: one look that spares asking each card. */
export function mayPlayFrom(kernel: Kernel, state: ReadonlyState, zone: Zone): boolean {
  return zone !== stack || mayBePermitted(kernel, state, playFromUnder);
}

/**
 * Whether a card, in one of the zones that cards are played from, can be played from where it is (CR 4.3.2). No one knows
 * what a card is that lies face down (CR 5.1.1.10), so it is none of those that a text says can be played.
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
