import {
  actedOn,
  type Binder,
  couldHappen,
  defineEffect,
  type EffectRow,
  numberTo,
  onlyCard,
  selectorPossible,
} from '@cardwright/core/bind';
import type { CardSelector, PlayerSelector } from '@cardwright/core/data';
import {
  type CardsOf,
  cardOf,
  discarded,
  type EventKind,
  hand,
  isCurrent,
  isIn,
  NO_CARD,
  owner,
  type PlayersOf,
  type RefOf,
  refOf,
  type Test,
} from '@cardwright/core/game';
import { damaged } from '../events/fighting.ts';
import { cleared, defeated, discardedFromPlay } from '../events/leaving.ts';
import { equipped } from '../events/played.ts';
import { capturedEvent } from '../events/players.ts';
import { canEquip, sameNamedEquipment } from '../play/equipment.ts';

/** An effect that does the same to each of its cards simultaneously. */
function toEach(kind: EventKind) {
  return (e: { readonly player: PlayerSelector; readonly what: CardSelector }, b: Binder): Test | null => {
    const possible = couldHappen(b, e.what, kind);
    b.forEachPlayer(e.player, (player) => {
      const cards = actedOn(b, e.player, e.what);
      b.emit((m) => {
        const { state, frame } = m;
        const who = player(state, frame);
        return cards(state, frame).map((ref) => kind.of(who, { card: ref, source: frame.source }));
      });
    });
    return possible;
  };
}

/** Some of the cards that were looked at or revealed. */
const isOfThose = (what: CardSelector): boolean =>
  what.pick === 'some' && what.from !== undefined && 'to' in what.from;

/** Cards go to the discard pile from where they are: from play, or from a hand that was looked at (KH 2, 7.4). */
function discardThem(
  e: { readonly player: PlayerSelector; readonly what: CardSelector },
  b: Binder,
): Test | null {
  const isTold = e.what.pick === 'ref' || isOfThose(e.what);
  if (!isTold) return toEach(discardedFromPlay)(e, b);
  b.forEachPlayer(e.player, (player) => {
    const cards = b.cards(e.what, (s, scope) => [player(s, scope)]);
    b.emit((m) => {
      const { state, frame } = m;
      const who = player(state, frame);
      const { source } = frame;
      return cards(state, frame).flatMap((ref) => {
        if (b.kernel.isHere(state, ref)) return discardedFromPlay.of(who, { card: ref, source });
        const card = cardOf(ref);
        return isCurrent(state, ref) && isIn(state, card, hand)
          ? discarded.of(owner.get(state, card), { card: ref, source })
          : [];
      });
    });
  });
  return null;
}

const dealDamage = numberTo(damaged, 'damage');

/** The one card that Equipment goes on. "Your Player" says all there are, and there is one. */
function bearerOf(b: Binder, on: CardSelector, cards: CardsOf): RefOf {
  const says = (is: 'type' | 'of') =>
    on.pick === 'each' && on.filter.some((f) => f.is === is && (f.is !== 'type' || f.type === 'player'));
  if (says('type') && says('of')) return (s, scope) => cards(s, scope)[0] ?? NO_CARD;
  return onlyCard(b, on, cards);
}

/** What is done to cards in play. */
export const cardEffects: readonly EffectRow[] = [
  defineEffect('deal-damage', { resolve: (e, b) => dealDamage(b, e.player, e.amount, e.to) }),
  defineEffect('defeat', { resolve: toEach(defeated) }),
  defineEffect('discard-from-play', { resolve: discardThem }),
  defineEffect('capture', { resolve: toEach(capturedEvent) }),
  defineEffect('equip', {
    resolve: (e, b) => {
      const possible = selectorPossible(b, e.what);
      b.forEachPlayer(e.player, (player) => {
        const by: PlayersOf = (s, scope) => [player(s, scope)];
        const what = onlyCard(b, e.what, b.cards(e.what, by));
        const on = bearerOf(b, e.on, b.cards(e.on, by));
        b.emit((m) => {
          const { state, frame } = m;
          const who = player(state, frame);
          const ref = what(state, frame);
          const bearer = on(state, frame);
          if (ref < 0 || bearer < 0 || !isCurrent(state, ref)) return [];
          if (!b.kernel.isHere(state, bearer)) return [];
          if (!canEquip(b.kernel, state, who, cardOf(ref), cardOf(bearer))) return [];
          // Equipment of the same name goes first (KH 8.2.6).
          const same = sameNamedEquipment(b.kernel, state, who, cardOf(ref));
          return [
            ...same.map((card) => cleared.of(who, { card: refOf(state, card), source: frame.source })),
            equipped.of(who, { card: ref, other: bearer, source: frame.source }),
          ];
        });
      });
      return possible;
    },
  }),
];
