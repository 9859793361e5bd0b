import type { Engine } from '../game/engine.ts';
import type { Action } from '../plugin/names.ts';
import { controller } from '../state/core-columns.ts';
import { refOf } from '../state/reference.ts';
import type { ReadonlyState } from '../state/state.ts';
import { type Active, amountOf, isLive } from './active.ts';
import { boardOf } from './board.ts';

const NO_SLOTS: readonly never[] = Object.freeze([]);

function fits(state: ReadonlyState, active: Active, player: number, card: number, other = -1): boolean {
  const { part, scope, lasting } = active;
  if (!isLive(state, active)) return false;
  if (part.condition !== null && !part.condition(state, scope)) return false;
  const payer = lasting === null ? part.players!(state, player, scope) : lasting.players.includes(player);
  if (!payer || !part.applies!(state, card, scope)) return false;
  return part.other === null || (other >= 0 && part.other(state, other, scope));
}

/**
 * What payment modifiers add to (negative: take from) what a player pays for an action with a card
 * (CR 1.5.4, 4.3.2.3). The cost itself does not change.
 * @param other the other card that takes part, if any
 */
export function paymentModifier(
  engine: Engine,
  state: ReadonlyState,
  action: Action,
  player: number,
  card: number,
  other = -1,
): number {
  let modifier = 0;
  const list = boardOf(engine, state).cost[action.id];
  if (list !== undefined) {
    for (const active of list)
      if (fits(state, active, player, card, other)) modifier += amountOf(state, active);
  }
  const own = engine.card(state, card).whilePlayed;
  if (own.length > 0) {
    const scope = {
      source: refOf(state, card),
      controller: controller.get(state, card),
      slots: NO_SLOTS,
      event: null,
    };
    for (const part of own) {
      if (part.kind !== 'change-cost' || part.action !== action) continue;
      if (part.condition === null || part.condition(state, scope)) modifier += part.amount!(state, scope);
    }
  }
  return modifier;
}

/** The effects with a limited number of uses that apply to such a payment: paying spends one of each. */
export function spentModifiers(
  engine: Engine,
  state: ReadonlyState,
  action: Action,
  player: number,
  card: number,
): Active[] {
  const spent: Active[] = [];
  const list = boardOf(engine, state).cost[action.id];
  if (list === undefined) return spent;
  for (const active of list) {
    if (active.lasting !== null && active.lasting.uses >= 0 && fits(state, active, player, card))
      spent.push(active);
  }
  return spent;
}
