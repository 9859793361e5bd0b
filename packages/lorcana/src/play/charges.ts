import type { ReadonlyState } from '@cardwright/core';
import {
  type Action,
  type Active,
  actionCard,
  type BoundCost,
  type CardRef,
  cardOf,
  type Kernel,
  type Label,
  label,
  type Machine,
  mayHaveParts,
  partsOn,
  type Signal,
  type Slot,
  type Step,
} from '@cardwright/core/game';
import { readyInk } from '../table/ink.ts';

type Steps = readonly (Label | Step)[];

const CHARGE = 'charge';
const NONE: readonly Active[] = [];

/** What a character's turn action costs, by the texts that charge for it (CR 1.5.1). @param other -1 for none */
function chargesOn(
  kernel: Kernel,
  state: ReadonlyState,
  action: Action,
  card: number,
  other: number,
): readonly Active[] {
  if (!mayHaveParts(kernel, state, CHARGE)) return NONE;
  return partsOn(kernel, state, card, CHARGE).filter(
    ({ part, scope }) =>
      part.action === action && (part.other === null || (other >= 0 && part.other(state, other, scope))),
  );
}

/** Whether a player could pay all that a turn action costs. */
export function canPayCharges(
  kernel: Kernel,
  state: ReadonlyState,
  action: Action,
  player: number,
  card: number,
  other: number,
): boolean {
  let ink = 0;
  for (const { part, scope } of chargesOn(kernel, state, action, card, other)) {
    const payer = { ...scope, controller: player };
    for (const cost of part.data as readonly BoundCost[]) {
      if (cost.resource === 'ink') ink += cost.amount?.(state, payer) ?? 0;
      if (!cost.payable(state, payer)) return false;
    }
  }
  return ink === 0 || readyInk(state, player) >= ink;
}

/** Whether anything is charged for a turn action: nobody has to take it then. */
export const isCharged = (kernel: Kernel, state: ReadonlyState, action: Action, card: number): boolean =>
  chargesOn(kernel, state, action, card, -1).length > 0;

/**
 * The steps of a turn action that pay its charges, one after the other.
 * @param paid the slot with the charges paid so far, each by its part and its source
 * @param otherOf the other party, or -1
 */
export function chargeSteps(
  action: Action,
  paid: Slot<readonly string[]>,
  otherOf: (m: Machine) => CardRef,
): Steps {
  const [again, done] = [label(), label()];
  const pay = (m: Machine): Signal => {
    const { kernel, state, frame } = m;
    const [ref, target] = [frame.get(actionCard), otherOf(m)];
    if (!kernel.isHere(state, ref)) return m.goto(done);
    const other = target >= 0 && kernel.isHere(state, target) ? cardOf(target) : -1;
    const before = frame.get(paid) ?? [];
    for (const { part, scope, lasting } of chargesOn(kernel, state, action, cardOf(ref), other)) {
      const id = `${part.id} ${scope.source}`;
      if (before.includes(id)) continue;
      frame.set(paid, [...before, id]);
      const slots = lasting === null ? [] : lasting.slots;
      return m.push(part.program!, slots, scope.source, frame.controller, scope.event);
    }
    return m.goto(done);
  };
  return [again, pay, (m) => m.goto(again), done];
}
