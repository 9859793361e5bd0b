import { defineEffect, type EffectRow, GameEvent, isCurrent, selectorPossible } from '@cardwright/core';
import { putUnder } from '../events/under.ts';
import { cardsOf } from './cards.ts';

/** Cards under cards (CR 5.1.1.5, 8.4). */
export const underEffects: readonly EffectRow[] = [
  defineEffect('put-under', {
    resolve: (e, b) => {
      const manner = e.faceup === true ? { faceup: true } : null;
      const there = selectorPossible(b, e.what);
      const list = e.under.pick === 'self' || e.under.pick === 'ref' ? b.list(e.under) : null;
      const place = list === null ? selectorPossible(b, e.under) : null;
      b.forEachPlayer(e.player, (player) => {
        const tops = cardsOf(b, e.player, e.under);
        const cards = b.cards(e.what, (s, scope) => [player(s, scope)]);
        b.emit((m) => {
          const { state, frame } = m;
          const top = tops(state, frame)[0];
          if (top === undefined) return [];
          return cards(state, frame)
            .filter((ref) => isCurrent(state, ref))
            .map((ref) => new GameEvent(putUnder, player(state, frame), top, ref, 1, frame.source, manner));
        });
      });
      return (s, scope) =>
        (there === null || there(s, scope)) &&
        (place === null || place(s, scope)) &&
        (list === null || list(s, scope).some((ref) => b.engine.isHere(s, ref)));
    },
  }),
];
