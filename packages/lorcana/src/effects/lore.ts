import { defineEffect, type EffectRow, playerChange } from '@cardwright/core/bind';
import { loreGained, loreLost } from '../events/state-changes.ts';

/** Gain and lose lore (CR 1.11.1). */
export const loreEffects: readonly EffectRow[] = [
  defineEffect('gain-lore', { resolve: playerChange(loreGained, 'lore') }),
  defineEffect('lose-lore', { resolve: playerChange(loreLost, 'lore') }),
  defineEffect('lore-to-win', {
    part: (e, b) => ({ kind: 'lore-to-win', players: b.playerTest(e.player), amount: b.number(e.lore) }),
  }),
  defineEffect('change-lore-to-win', {
    part: (e, b) => ({
      kind: 'change-lore-to-win',
      players: b.playerTest(e.player),
      amount: b.number(e.by),
    }),
  }),
];
