import { Active } from '../model/active.ts';
import { controller } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import type { Machine } from '../model/machine.ts';
import type { Action } from '../model/names.ts';
import { NONE } from '../model/none.ts';
import { refOf } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import { abilityIndexOf } from './ability-index.ts';
import { amountOf, isLive } from './active.ts';
import { wasUsed } from './was-used.ts';
import { partsWhilePlayed } from './while-played.ts';

/** The most that a player can pay now. */
export function meansOf(kernel: Kernel, state: ReadonlyState, player: number): number {
  const { means, pools } = kernel.rules;
  if (means !== undefined) return means(state, player);
  let most = 0;
  if (pools !== undefined) for (const pool of pools) most += pool.amount(state, player);
  return most;
}

/** Whether a modifier applies to what a player pays with a card, whatever other card takes part. */
function fits(state: ReadonlyState, active: Active, player: number, card: number): boolean {
  const { part, scope, lasting } = active;
  if (!isLive(state, active)) return false;
  if (part.condition !== null && !part.condition(state, scope)) return false;
  const payer = lasting === null ? part.players!(state, player, scope) : lasting.players.includes(player);
  if (!payer || !part.applies!(state, card, scope)) return false;
  return part.usesPerTurn === null || !wasUsed(state, part.id, scope.source, part.usesPerTurn);
}

/** Whether it applies with the other card that takes part; -1 without one. */
function fitsOther(state: ReadonlyState, { part, scope }: Active, other: number): boolean {
  return part.other === null || (other >= 0 && part.other(state, other, scope));
}

/**
 * The payment modifiers that apply, or may be applied, to what a player pays for an action with a card: those in force,
 * then those that the card's own text gives while it is played.
 * @param other the other card that takes part; -1 without one
 */
export function modifiersOf(
  kernel: Kernel,
  state: ReadonlyState,
  action: Action,
  player: number,
  card: number,
  other: number,
): readonly Active[] {
  const list = abilityIndexOf(kernel, state).cost[action.id];
  const own = partsWhilePlayed(kernel, state, card);
  let found: Active[] | undefined;
  if (list !== undefined)
    for (const active of list)
      if (fits(state, active, player, card) && fitsOther(state, active, other)) {
        found ??= [];
        found.push(active);
      }
  let scope: Scope | undefined;
  for (const part of own) {
    if (part.kind !== 'change-cost' || part.action !== action) continue;
    scope ??= {
      source: refOf(state, card),
      controller: controller.get(state, card),
      slots: NONE,
      event: null,
    };
    if (part.condition !== null && !part.condition(state, scope)) continue;
    found ??= [];
    found.push(new Active(part, scope, null, 0));
  }
  return found ?? NONE;
}

/**
 * What payment modifiers add to (negative: take from) what a player pays at least for an action with a card:
 * all that apply, and of those that the player may apply each that lowers it. The cost itself does
 * not change.
 * @param other the other card that takes part, if any
 */
export function paymentModifier(
  kernel: Kernel,
  state: ReadonlyState,
  action: Action,
  player: number,
  card: number,
  other = -1,
): number {
  // Called for every playable card, most of which have no modifier.
  if (
    abilityIndexOf(kernel, state).cost[action.id] === undefined &&
    partsWhilePlayed(kernel, state, card).length === 0
  )
    return 0;
  let modifier = 0;
  for (const active of modifiersOf(kernel, state, action, player, card, other)) {
    const amount = amountOf(state, active);
    modifier += active.part.optional ? Math.min(0, amount) : amount;
  }
  return modifier;
}

/** The limited cost modifiers that apply to a payment of the frame's player: paying uses each of them once. */
export function spentModifiers({ kernel, state, frame }: Machine, action: Action, card: number): Active[] {
  const spent: Active[] = [];
  const list = abilityIndexOf(kernel, state).cost[action.id];
  if (list === undefined) return spent;
  for (const active of list) {
    if (active.lasting === null || active.lasting.uses < 0) continue;
    if (fits(state, active, frame.controller, card) && fitsOther(state, active, -1)) spent.push(active);
  }
  return spent;
}
