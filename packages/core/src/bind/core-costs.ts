import { type CostRow, defineCost } from './registry.ts';

/** Cost kinds that every game has. Resources belong to the games. */
export const coreCosts: readonly CostRow[] = [
  defineCost('perform', {
    compile: (cost, binder) => {
      const possible = binder.from(cost, () =>
        binder.bindFeasibility((inner) => inner.effect(cost.effect), { inFull: true }),
      );
      return { payable: possible ?? (() => true), amount: null, resource: '' };
    },
    pay: (cost, binder) => {
      binder.effect(cost.effect);
    },
  }),
];
