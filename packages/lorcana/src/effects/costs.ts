import { type Binder, type CostRow, defineCost, numberIn } from '@cardwright/core/bind';
import type { CostKinds } from '@cardwright/core/data';
import {
  cardOf,
  isCurrent,
  isForbidden,
  type NumberOf,
  paymentModifier,
  settlePayment,
} from '@cardwright/core/game';
import { exertedEvent, inkPaid } from '../events/state-changes.ts';
import { dry, exerted } from '../table/columns.ts';
import { readyInk } from '../table/ink.ts';
import { exert, useAbility } from '../table/names.ts';

type Ink = Readonly<CostKinds['resource']>;

const USE = [useAbility];

/** Whether a cost belongs to an activated ability, whose total includes payment modifiers (CR 4.4.3.3). */
function isOfUse(b: Binder, cost: Ink): boolean {
  const { ability } = b.options;
  return ability?.kind === 'activated' && ability.costs.some((other) => other === cost);
}

/** The least amount of ink for a cost; not below 0. */
function leastInk(b: Binder, cost: Ink): NumberOf {
  const amount = b.number(cost.amount);
  if (!isOfUse(b, cost)) return amount;
  const { kernel } = b;
  return (s, scope) => {
    if (scope.source < 0) return amount(s, scope);
    const modifier = paymentModifier(kernel, s, useAbility, scope.controller, cardOf(scope.source));
    return Math.max(0, amount(s, scope) + modifier);
  };
}

/** Adds the step that computes the total ink; returns the number. */
function settleInk(b: Binder, cost: Ink): NumberOf {
  const amount = b.number(cost.amount);
  if (!isOfUse(b, cost)) return amount;
  const total = b.slot<number>();
  b.step((m) => {
    const { state, frame } = m;
    const base = amount(state, frame);
    if (frame.source < 0) {
      frame.set(total, base);
      return m.next();
    }
    const { controller: player, source } = frame;
    const card = cardOf(source);
    return settlePayment(m, { actions: USE, player, card, base }, total);
  });
  return numberIn(total);
}

/** The costs of Lorcana: {E} and n {I}. */
export const costs: readonly CostRow[] = [
  defineCost('exert', {
    evenForFree: true,
    compile: (_cost, { kernel }) => ({
      // Only dry characters may exert to pay; items and locations need not be (CR 4.4.2).
      payable: (s, scope) => {
        if (!isCurrent(s, scope.source)) return false;
        const card = cardOf(scope.source);
        if (exerted.get(s, card) === 1 || isForbidden(kernel, s, exert, scope.controller, card, -1))
          return false;
        return kernel.card(s, card).definition.type !== 'character' || dry.get(s, card) === 1;
      },
      amount: null,
      resource: '',
    }),
    pay: (_cost, b) =>
      b.emit((m) => [exertedEvent.of(m.frame.controller, { card: m.frame.source, source: m.frame.source })]),
  }),
  defineCost('resource', {
    compile: (cost, b) => {
      const amount = leastInk(b, cost);
      return {
        payable: (s, scope) => amount(s, scope) <= readyInk(s, scope.controller),
        amount,
        resource: cost.resource,
      };
    },
    pay: (cost, b) => {
      const amount = settleInk(b, cost);
      b.emit((m) => [
        inkPaid.of(m.frame.controller, { amount: amount(m.state, m.frame), source: m.frame.source }),
      ]);
    },
  }),
];
