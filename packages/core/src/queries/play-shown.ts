import type { Active } from '../model/active.ts';
import { nextInZone, owner, zoneOf } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Zone } from '../model/zone.ts';
import { firstIn } from '../table/zone-list.ts';
import { abilityIndexOf } from './ability-index.ts';
import { amountOf, isLive } from './active.ts';

/** The part kind that makes cards of a hidden zone visible to all players. */
export const PLAY_SHOWN = 'play-shown';

/** Data of such a part; its amount is the number of top cards, if not all are shown. */
export interface PlayShown {
  readonly zone: Zone;
}

function shows(kernel: Kernel, state: ReadonlyState, active: Active, card: number): boolean {
  const { part, scope, lasting } = active;
  const { zone } = part.data as PlayShown;
  if (zone !== kernel.zones[zoneOf.get(state, card)] || !isLive(state, active)) return false;
  if (part.condition !== null && !part.condition(state, scope)) return false;
  const player = owner.get(state, card);
  const theirs = lasting === null ? part.players!(state, player, scope) : lasting.players.includes(player);
  if (!theirs) return false;
  if (part.amount === null) return true;
  let left = amountOf(state, active);
  for (let c = firstIn(state, player, zone); c >= 0 && left > 0; c = nextInZone.get(state, c), left--)
    if (c === card) return true;
  return false;
}

/**
 * Whether a card is visible to everyone because its player plays with it face up: their hand, the top of their deck.
 */
export function isShownToAll(kernel: Kernel, state: ReadonlyState, card: number): boolean {
  const list = abilityIndexOf(kernel, state).ofKind(PLAY_SHOWN);
  for (const active of list) if (shows(kernel, state, active, card)) return true;
  return false;
}
