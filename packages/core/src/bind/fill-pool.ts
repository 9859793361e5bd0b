import { fills } from '../events/pools.ts';
import { defineEffect, type EffectRow } from './registry.ts';

/** The row of a game in which texts put something into its pools: "Add 2 {M}". */
export const fillPool: EffectRow = defineEffect('fill-pool', {
  resolve: ({ amount, pool: name }, b) => {
    const pools = new Map((b.kernel.rules.pools ?? []).map((pool) => [pool.name, pool]));
    const pool = b.named('pool', pools, name);
    const n = b.number(amount);
    b.emit(({ state, frame }) => [fills(pool, frame.controller, n(state, frame))]);
    return null;
  },
});
