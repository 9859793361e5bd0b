import type { Active } from '../model/active.ts';
import { turnNumber } from '../model/core-columns.ts';
import { refOf } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { isActive } from './teams.ts';

/** Whether a duration effect has begun. */
export function isLive(state: ReadonlyState, active: Active): boolean {
  const lasting = active.lasting;
  if (lasting === null || !lasting.later) return true;
  return isActive(state, lasting.player) && turnNumber.get(state, 0) > lasting.made;
}

/** Whether a part applies to a card now. */
export function appliesTo(state: ReadonlyState, active: Active, card: number): boolean {
  const { lasting, part, scope } = active;
  if (lasting !== null) {
    if (lasting.later && !isLive(state, active)) return false;
    if (lasting.cards !== null) {
      if (!lasting.cards.includes(refOf(state, card))) return false;
      if (part.condition !== null && !part.condition(state, scope)) return false;
      return part.applies === null || part.applies(state, card, scope);
    }
  }
  if (part.condition !== null && !part.condition(state, scope)) return false;
  return part.applies?.(state, card, scope) === true;
}

/** The amount of a part now; fixed for duration effects. */
export function amountOf(state: ReadonlyState, active: Active): number {
  if (active.lasting !== null) return active.lasting.amount;
  return active.part.amount === null ? 0 : active.part.amount(state, active.scope);
}
