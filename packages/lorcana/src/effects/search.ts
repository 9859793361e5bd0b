import { defineEffect, type EffectRow } from '@cardwright/core';

/** Searching a deck (CR 7.1): cards of a kind need not be found there; any card at all is, if there is one. */
export const searchEffects: readonly EffectRow[] = [
  defineEffect('search', {
    resolve: (e, b) => {
      b.forEachPlayer(e.player, (player) => {
        const { what } = e;
        const mayFail = what.pick === 'some' && what.filter.length > 0;
        const found = mayFail ? { ...what, range: { ...what.range, min: 0 } } : what;
        b.cards(found, (s, scope) => [player(s, scope)], what);
      });
      return null;
    },
  }),
];
