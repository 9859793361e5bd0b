import {
  type Binder,
  type CostKinds,
  type CostRow,
  cardOf,
  defineCost,
  GameEvent,
  isCurrent,
  isForbidden,
  type NumberOf,
  paymentModifier,
} from '@cardwright/core';
import { exertedEvent, inkPaid } from '../events/state-changes.ts';
import { dry, exerted } from '../table/columns.ts';
import { canPayInk } from '../table/ink.ts';
import { exert, useAbility } from '../table/names.ts';

/**
 * How much ink a cost is: the total of an activated ability's takes payment modifiers in, and is not below 0
 * (CR 4.4.3.3).
 */
function inkToPay(b: Binder, cost: Readonly<CostKinds['resource']>): NumberOf {
  const amount = b.number(cost.amount);
  const { ability } = b.options;
  if (ability?.kind !== 'activated' || !ability.costs.some((other) => other === cost)) return amount;
  const { engine } = b;
  return (s, scope) =>
    scope.source < 0
      ? amount(s, scope)
      : Math.max(
          0,
          amount(s, scope) + paymentModifier(engine, s, useAbility, scope.controller, cardOf(scope.source)),
        );
}

/** The costs of Lorcana: {E} and n {I}. */
export const costs: readonly CostRow[] = [
  defineCost('exert', {
    evenForFree: true,
    compile: (_cost, { engine }) => ({
      // Only dry characters may exert to pay; items and locations need not be (CR 4.4.2).
      payable: (s, scope) => {
        if (!isCurrent(s, scope.source)) return false;
        const card = cardOf(scope.source);
        if (exerted.get(s, card) === 1 || isForbidden(engine, s, exert, scope.controller, card, -1))
          return false;
        return engine.card(s, card).definition.type !== 'character' || dry.get(s, card) === 1;
      },
      amount: null,
      resource: '',
    }),
    pay: (_cost, b) =>
      b.emit((m) => [new GameEvent(exertedEvent, m.frame.controller, m.frame.source, -1, 1, m.frame.source)]),
  }),
  defineCost('resource', {
    compile: (cost, b) => {
      const amount = inkToPay(b, cost);
      return {
        payable: (s, scope) => canPayInk(s, scope.controller, amount(s, scope)),
        amount,
        resource: cost.resource,
      };
    },
    pay: (cost, b) => {
      const amount = inkToPay(b, cost);
      b.emit((m) => [
        new GameEvent(inkPaid, m.frame.controller, -1, -1, amount(m.state, m.frame), m.frame.source),
      ]);
    },
  }),
];
