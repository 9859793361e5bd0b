import type { ReadonlyState } from '@cardwright/core';
import { type CardRef, cardOf, isCurrent, type Kernel, partsOn, statOf } from '@cardwright/core/game';
import { strength } from './names.ts';

/** The kind of part that says by which stat a card deals damage in a challenge. */
export const DEAL_BY_STAT = 'deal-by-stat';

/** The kind of part that changes how much damage a card deals. */
export const CHANGE_DAMAGE_DEALT = 'change-damage-dealt';

/** The damage that a character deals in a challenge: its {S} (CR 4.6.6), or the greatest stat that text names instead. */
export function challengeDamage(kernel: Kernel, state: ReadonlyState, card: number): number {
  const instead = partsOn(kernel, state, card, DEAL_BY_STAT);
  if (instead.length === 0) return statOf(kernel, state, card, strength);
  let most = 0;
  for (const { part } of instead) most = Math.max(most, statOf(kernel, state, card, part.stat!));
  return most;
}

/** What a card deals of some damage: multiplied first, then more or less. Who deals none deals no more. */
export function damageDealtBy(kernel: Kernel, state: ReadonlyState, dealer: CardRef, dealt: number): number {
  if (dealer < 0 || !isCurrent(state, dealer) || dealt <= 0) return dealt;
  const changes = partsOn(kernel, state, cardOf(dealer), CHANGE_DAMAGE_DEALT);
  let amount = dealt;
  for (const { part } of changes) amount *= part.data as number;
  for (const { part, scope, lasting } of changes)
    amount += lasting === null ? (part.amount?.(state, scope) ?? 0) : lasting.amount;
  return amount;
}
