import { facedown, owner, zoneOf } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Zone } from '../model/zone.ts';
import { isShownToAll } from '../queries/play-shown.ts';

/** Whether a viewer can see the cards of a zone, given their owner. */
export function zoneShows(zone: Zone, viewer: number, ownerOfCard: number): boolean {
  return (
    zone.visibility === 'public' || (zone.visibility === 'owner' && viewer === ownerOfCard && viewer >= 0)
  );
}

/**
 * Whether a player may look at a card where it lies: its zone says so, and it is not face down, or
 * its player plays with it face up. Cards that an effect shows to somebody are shown by its decision instead.
 * @param viewer -1 for a spectator, who sees what everyone sees
 */
export function canSee(kernel: Kernel, state: ReadonlyState, viewer: number, card: number): boolean {
  if (facedown.get(state, card) === 1) return false;
  return (
    zoneShows(kernel.zones[zoneOf.get(state, card)]!, viewer, owner.get(state, card)) ||
    isShownToAll(kernel, state, card)
  );
}
