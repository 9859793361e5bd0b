import {
  type Binder,
  canHappenTo,
  defineEffect,
  type EffectRow,
  onlyCard,
  selectorPossible,
} from '@cardwright/core/bind';
import type { CardSelector, PlayerSelector } from '@cardwright/core/data';
import {
  type CardsOf,
  cardOf,
  type EventKind,
  isCurrent,
  NO_CARD,
  type PlayersOf,
  type RefOf,
  refOf,
  type Test,
} from '@cardwright/core/game';
import { damaged } from '../events/fighting.ts';
import { cleared, defeated, discardedFromPlay } from '../events/leaving.ts';
import { equipped } from '../events/played.ts';
import { capturedEvent, countersPut, countersRemoved } from '../events/players.ts';
import { canEquip, sameNamedEquipment } from '../play/equipment.ts';
import { cardsOf } from './cards-of.ts';

/** Whether such an event could happen to the cards. */
function couldHappen(b: Binder, what: CardSelector, kind: EventKind, amount = 1): Test | null {
  const can = canHappenTo(
    b,
    (s, _scope, ref) => b.kernel.isHere(s, ref),
    (_s, scope, ref, player) =>
      kind.of(player, { card: ref, other: scope.source, amount, source: scope.source }),
  );
  return selectorPossible(b, what, can);
}

/** An effect that does the same to each of its cards simultaneously. */
function toEach(kind: EventKind) {
  return (e: { readonly player: PlayerSelector; readonly what: CardSelector }, b: Binder): Test | null => {
    const possible = couldHappen(b, e.what, kind);
    b.forEachPlayer(e.player, (player) => {
      const cards = cardsOf(b, e.player, e.what);
      b.emit((m) => {
        const { state, frame } = m;
        const who = player(state, frame);
        return cards(state, frame).map((ref) => kind.of(who, { card: ref, source: frame.source }));
      });
    });
    return possible;
  };
}

/** An effect that adds a number to each of its cards, or removes it. */
function numberTo(kind: EventKind, unit: string) {
  return (
    player: PlayerSelector,
    amount: Parameters<Binder['number']>[0],
    to: CardSelector,
    b: Binder,
  ): Test | null => {
    // All of the number, where it must be done in full.
    const possible = couldHappen(b, to, kind, b.inFull && typeof amount === 'number' ? amount : 1);
    b.forEachPlayer(player, (who) => {
      // If there is an antecedent, the number is measured before the target is chosen.
      const before = b.producers.length > 0 ? b.number(amount) : null;
      const cards = cardsOf(b, player, to);
      const n = before ?? b.number(amount);
      b.emit((m) => {
        const { state, frame } = m;
        const count = n(state, frame);
        return cards(state, frame).map((ref) =>
          kind.of(who(state, frame), { card: ref, other: frame.source, amount: count, source: frame.source }),
        );
      }, unit);
    });
    return possible;
  };
}

const dealDamage = numberTo(damaged, 'damage');
const putCounters = numberTo(countersPut, 'counters');
const removeCounters = numberTo(countersRemoved, 'counters');

/** The one card that Equipment goes on. "Your Player" says all there are, and there is one. */
function bearerOf(b: Binder, on: CardSelector, cards: CardsOf): RefOf {
  const says = (is: 'type' | 'of') =>
    on.pick === 'each' && on.filter.some((f) => f.is === is && (f.is !== 'type' || f.type === 'player'));
  if (says('type') && says('of')) return (s, scope) => cards(s, scope)[0] ?? NO_CARD;
  return onlyCard(b, on, cards);
}

/** What is done to cards in play. */
export const cardEffects: readonly EffectRow[] = [
  defineEffect('deal-damage', { resolve: (e, b) => dealDamage(e.player, e.amount, e.to, b) }),
  defineEffect('put-counters', { resolve: (e, b) => putCounters(e.player, e.count, e.on, b) }),
  defineEffect('remove-counters', { resolve: (e, b) => removeCounters(e.player, e.count, e.from, b) }),
  defineEffect('move-counters', {
    resolve: (e, b) => {
      const possible = couldHappen(b, e.from, countersRemoved);
      b.forEachPlayer(e.player, (who) => {
        const from = onlyCard(b, e.from, cardsOf(b, e.player, e.from));
        const to = onlyCard(b, e.to, cardsOf(b, e.player, e.to));
        const count = e.count === 'all' ? () => Number.MAX_SAFE_INTEGER : b.number(e.count);
        b.emit(({ state, frame }) => {
          const card = from(state, frame);
          // Without a target they stay where they are.
          if (card < 0 || to(state, frame) < 0) return [];
          return [
            countersRemoved.of(who(state, frame), {
              card,
              amount: count(state, frame),
              source: frame.source,
            }),
          ];
        }, 'counters');
        const moved = b.results.at(-1)!.number;
        b.emit(({ state, frame }) => {
          const card = to(state, frame);
          const n = moved(state, frame);
          if (card < 0 || n === 0) return [];
          return [countersPut.of(who(state, frame), { card, amount: n, source: frame.source })];
        });
      });
      return possible;
    },
  }),
  defineEffect('defeat', { resolve: toEach(defeated) }),
  defineEffect('discard-from-play', { resolve: toEach(discardedFromPlay) }),
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
