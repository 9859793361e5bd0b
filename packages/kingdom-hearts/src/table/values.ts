import type { ReadonlyState } from '@cardwright/core';
import {
  abilityIndexOf,
  firstIn,
  type Kernel,
  nextInZone,
  partsOn,
  play,
  statOf,
} from '@cardwright/core/game';
import { equipmentOn, friendsOf, playerCardOf } from './areas.ts';
import { participating } from './columns.ts';
import { attack, magic, power, support } from './names.ts';
import { traitsOf } from './traits.ts';

/** Whether some text gives a card used as a Friend half its Power as Support (KH 9.38). */
function hasHalfPower(kernel: Kernel, state: ReadonlyState, card: number): boolean {
  if (abilityIndexOf(kernel, state).ofKind('half-power').length === 0) return false;
  return partsOn(kernel, state, card, 'half-power').length > 0;
}

/**
 * What a card in the Friend Area adds to the Attack Value (KH 4.2): its Support, a Player Card's Attack Value (KH 9.37),
 * half a Dark Card's Power where the Player Card says so (KH 9.38).
 */
export function supportOf(kernel: Kernel, state: ReadonlyState, card: number): number {
  if (traitsOf(kernel, state, card).isPlayer) return statOf(kernel, state, card, attack);
  const own = statOf(kernel, state, card, support);
  if (!hasHalfPower(kernel, state, card)) return own;
  return own + Math.floor(statOf(kernel, state, card, power) / 2);
}

function withEquipment(kernel: Kernel, state: ReadonlyState, card: number, own: number): number {
  let sum = own;
  for (const equipment of equipmentOn(state, card)) sum += statOf(kernel, state, equipment, support);
  return sum;
}

/** A character's Magic Value with its Equipment: what it can be the declared source of (KH 8.2.8, KH 9.24). */
export function magicOf(kernel: Kernel, state: ReadonlyState, card: number): number {
  let sum = statOf(kernel, state, card, magic);
  for (const equipment of equipmentOn(state, card)) sum += statOf(kernel, state, equipment, magic);
  return sum;
}

/** A player's total Attack Value in the battle or challenge that goes on (KH 8.2.2, 8.3, KH 9.32). */
export function totalAttack(kernel: Kernel, state: ReadonlyState, player: number): number {
  const card = playerCardOf(state, player);
  let total = card < 0 ? 0 : withEquipment(kernel, state, card, statOf(kernel, state, card, attack));
  for (const friend of friendsOf(state, player)) {
    if (participating.get(state, friend) === 0) continue;
    total += withEquipment(kernel, state, friend, supportOf(kernel, state, friend));
  }
  for (let c = firstIn(state, player, play); c >= 0; c = nextInZone.get(state, c)) {
    if (kernel.card(state, c).definition.type === 'attack') total += statOf(kernel, state, c, support);
  }
  return total;
}
