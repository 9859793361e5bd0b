import { type CostRow, cardOf, defineCost, GameEvent, isCurrent, isForbidden } from '@cardwright/core';
import { exertedEvent, inkPaid } from '../events/state-changes.ts';
import { dry, exerted } from '../table/columns.ts';
import { canPayInk } from '../table/ink.ts';
import { exert } from '../table/names.ts';

/** The costs of Lorcana: {E} and n {I}. */
export const costs: readonly CostRow[] = [
  defineCost('exert', {
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
      const amount = b.number(cost.amount);
      return {
        payable: (s, scope) => canPayInk(s, scope.controller, amount(s, scope)),
        amount,
        resource: cost.resource,
      };
    },
    pay: (cost, b) => {
      const amount = b.number(cost.amount);
      b.emit((m) => [
        new GameEvent(inkPaid, m.frame.controller, -1, -1, amount(m.state, m.frame), m.frame.source),
      ]);
    },
  }),
];
