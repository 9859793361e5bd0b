import { defineEffect, type EffectRow, playerChange } from '@cardwright/core/bind';
import { runStateChecks } from '@cardwright/core/game';
import { hpGained, hpLost } from '../events/players.ts';

const gains = playerChange(hpGained, 'hp');
const loses = playerChange(hpLost, 'hp');

/** Gain and lose Heart Points; players who do so by one text do so at once (KH 8.2.7). */
export const hpEffects: readonly EffectRow[] = [
  defineEffect('gain-hp', {
    resolve: (e, b) => {
      gains(e, b);
      return null;
    },
  }),
  defineEffect('lose-hp', {
    resolve: (e, b) => {
      loses(e, b);
      // The game ends the moment somebody has no Heart Points, in the middle of a text too (KH 1).
      b.step((m) => runStateChecks(m, 'check'));
      return null;
    },
  }),
];
