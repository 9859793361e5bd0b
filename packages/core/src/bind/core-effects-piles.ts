import type { Effect, EffectKinds } from '../ability/effect.ts';
import { revealed } from '../events/core-events.ts';
import type { CardsOf, NumberOf } from '../model/ability-part.ts';
import type { CardRef } from '../model/card-ref.ts';
import { nextInZone } from '../model/core-columns.ts';
import { refOf } from '../model/reference.ts';
import { SHARED } from '../model/zone.ts';
import { randomBelow } from '../table/random.ts';
import { firstIn } from '../table/zone-list.ts';
import type { Binder } from './binder.ts';
import { produceResult } from './produce.ts';
import { defineEffect, type EffectRow } from './registry.ts';
import { listIn } from './slot-values.ts';

/** "On the top or the bottom in any order": the player splits the cards into two piles and arranges each. */
export function splitPiles(e: Readonly<EffectKinds['move']>, b: Binder): void {
  const { player, to } = e;
  b.forEachPlayer(player, (who) => {
    const all = b.cards(e.what, (s, scope) => [who(s, scope)]);
    const around = b.group;
    b.group = { list: all, taken: [], secret: true, data: e.what };
    b.produce({ how: 'group', types: [], list: all, role: '', data: e.what });
    const pile = (what: Extract<Effect, { do: 'move' }>['what'], position: 'top' | 'bottom'): void => {
      b.effect({ do: 'move', player, what, to: { ...to, position, order: 'any' } });
    };
    pile({ pick: 'some', range: { min: 0, max: 'any' }, filter: [], from: { to: 'rest' } }, 'top');
    pile({ pick: 'ref', ref: { to: 'rest' } }, 'bottom');
    b.group = around;
  });
}

/** Adds the step that picks cards at random. */
export function pickAtRandom(b: Binder, candidates: CardsOf, most: NumberOf): CardsOf {
  const slot = b.slot<readonly CardRef[]>();
  b.step((m) => {
    const pool = [...candidates(m.state, m.frame)];
    const picked: CardRef[] = [];
    for (let n = Math.min(most(m.state, m.frame), pool.length); n > 0; n--)
      picked.push(...pool.splice(randomBelow(m.draft(), pool.length), 1));
    m.frame.set(slot, picked);
    return m.next();
  });
  return listIn(slot);
}

/** Effects that split visible cards into piles. */
export const pileEffects: readonly EffectRow[] = [
  defineEffect('reveal-until', {
    resolve: (e, b) => {
      const zone = b.zone(e.zone);
      const test = b.cardTest(e.filter);
      b.forEachPlayer(e.player, (player) => {
        const whose = b.players(e.of);
        const shown = b.slot<readonly CardRef[]>();
        const found = b.slot<readonly CardRef[]>();
        b.step((m) => {
          const { state, frame } = m;
          const cards: CardRef[] = [];
          const fitting: CardRef[] = [];
          for (const holder of zone.shared ? [SHARED] : whose(state, frame)) {
            for (let card = firstIn(state, holder, zone); card >= 0; card = nextInZone.get(state, card)) {
              cards.push(refOf(state, card));
              if (!test(state, card, frame)) continue;
              fitting.push(refOf(state, card));
              break;
            }
          }
          frame.set(found, fitting);
          frame.set(shown, cards);
          return m.next();
        });
        const all = listIn(shown);
        const fitted = listIn(found);
        b.group = { list: all, taken: [fitted], secret: false, data: e };
        b.produce({ how: 'group', types: [], list: all, role: '', data: e });
        produceResult(b, e, fitted);
        b.emit(
          ({ state, frame }) =>
            all(state, frame).map((ref) =>
              revealed.of(player(state, frame), { card: ref, source: frame.source }),
            ),
          '',
          [revealed],
        );
        b.done = (s, scope) => fitted(s, scope).length > 0;
      });
      return null;
    },
  }),
];
