import { feasibility } from './core-effects-structure.ts';
import { type CostRow, defineCost } from './registry.ts';

/** Costs every game has. A resource is the game's own. */
export const coreCosts: readonly CostRow[] = [
  defineCost('perform', {
    compile: (cost, binder) => {
      const possible = feasibility(binder, [cost.effect]);
      return { payable: (s, scope) => possible === null || possible(s, scope), amount: null, resource: '' };
    },
    pay: (cost, binder) => {
      binder.effect(cost.effect);
    },
  }),
];
