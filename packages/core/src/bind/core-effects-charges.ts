import type { EffectKinds } from '../ability/effect.ts';
import type { Binder } from './binder.ts';
import { beginRule } from './lasting-effects.ts';
import { bindCost, payCost } from './paying.ts';
import { defineEffect, type EffectRow } from './registry.ts';

/** What is charged, and the program that pays it, in which the payer is "you". */
function chargePart(b: Binder, { action, other, costs }: Readonly<EffectKinds['charge']>) {
  return {
    kind: 'charge',
    action: b.action(action),
    other: other === undefined ? null : b.selectorTest(other),
    data: costs.map((cost) => bindCost(b, cost)),
    program: b.program((inner) => {
      for (const cost of costs) payCost(inner, cost);
    }),
  };
}

/** Prices on actions: the rules of the game ask for them, and pay them, where the action is taken. */
export const chargeEffects: readonly EffectRow[] = [
  defineEffect('charge', {
    part: (e, b) => ({
      ...chargePart(b, e),
      applies: b.standingTest(e.what),
      selfOnly: e.what.pick === 'self',
    }),
    resolve: (e, b) => beginRule(b, e, chargePart(b, e)),
  }),
];
