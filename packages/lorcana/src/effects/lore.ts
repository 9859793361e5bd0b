import { defineEffect, type EffectRow, playerChange } from '@cardwright/core/bind';
import { loreGained, loreLost } from '../events/state-changes.ts';

const lose = playerChange(loreLost, 'lore');

/** Gain and lose lore (CR 1.11.1). */
export const loreEffects: readonly EffectRow[] = [
  defineEffect('gain-lore', { resolve: playerChange(loreGained, 'lore') }),
  defineEffect('lose-lore', { resolve: lose }),
  defineEffect('give-lore', {
    resolve: ({ player, to, amount }, b) => {
      const takers = b.players(to);
      const possible = lose({ player, amount }, b);
      const { done } = b;
      const lost = b.results.at(-1)!.number;
      b.emit(
        ({ state, frame }) =>
          takers(state, frame).map((p) =>
            loreGained.of(p, { amount: lost(state, frame), source: frame.source }),
          ),
        'lore',
      );
      b.done = done;
      return possible;
    },
  }),
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
