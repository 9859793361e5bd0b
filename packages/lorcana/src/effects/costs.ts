import { type CostRow, defineCost, resourceCost } from '@cardwright/core/bind';
import { cardOf, isCurrent, isForbidden } from '@cardwright/core/game';
import { exertedEvent } from '../events/state-changes.ts';
import { dry, exerted } from '../table/columns.ts';
import { exert, useAbility } from '../table/names.ts';

/** The costs of Lorcana: {E} and n {I}, of which the first may cost less where abilities do (CR 4.4.3.3). */
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
  resourceCost({ use: useAbility }),
];
