import type { ReadonlyState } from '@cardwright/core';
import { defineEffect, type EffectRow, onlyCard, selectorPossible, UNKNOWN } from '@cardwright/core/bind';
import { type CardRef, isCurrent, type Scope } from '@cardwright/core/game';
import { putUnder } from '../events/under.ts';
import { cardsOf } from './cards.ts';

/** Cards under cards (CR 5.1.1.5, 8.4). */
export const underEffects: readonly EffectRow[] = [
  defineEffect('put-under', {
    resolve: (e, b) => {
      const manner = e.faceup === true ? { faceup: true } : null;
      const { kernel } = b;
      const isThere = (s: ReadonlyState, _scope: Scope, ref: CardRef) => ref === UNKNOWN || isCurrent(s, ref);
      const isHere = (s: ReadonlyState, _scope: Scope, ref: CardRef) => kernel.isHere(s, ref);
      const there = selectorPossible(b, e.what, isThere);
      const place = selectorPossible(b, e.under, isHere);
      b.forEachPlayer(e.player, (player) => {
        const taken = () => b.cards(e.what, (s, scope) => [player(s, scope)]);
        // Cards spoken of before are not those that are chosen here.
        const known = e.what.pick === 'ref' ? taken() : null;
        const before = b.producers.length;
        const top = onlyCard(b, e.under, cardsOf(b, e.player, e.under));
        const over = b.producers.slice(before);
        const cards = known ?? taken();
        // What lies on top is chosen first but said last: “under it” is under that.
        b.producers.splice(before, over.length);
        b.producers.push(...over);
        b.emit(({ state, frame }) => {
          const above = top(state, frame);
          if (above < 0) return [];
          return cards(state, frame)
            .filter((ref) => isCurrent(state, ref))
            .map((ref) =>
              putUnder.of(player(state, frame), {
                card: above,
                other: ref,
                source: frame.source,
                data: manner,
              }),
            );
        });
      });
      return (s, scope) => (there === null || there(s, scope)) && (place === null || place(s, scope));
    },
  }),
];
