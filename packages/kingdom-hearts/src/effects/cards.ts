import {
  type Binder,
  type CardSelector,
  cardOf,
  controller,
  defineEffect,
  type EffectRow,
  type EventKind,
  GameEvent,
  isCurrent,
  isForbidden,
  type PlayerSelector,
  type ReadonlyState,
  refOf,
  selectorPossible,
  type Test,
} from '@cardwright/core';
import { damaged } from '../events/fighting.ts';
import { cleared, defeated, discardedFromPlay } from '../events/leaving.ts';
import { equipped } from '../events/played.ts';
import { capturedEvent, countersPut, countersRemoved } from '../events/players.ts';
import { canEquip, sameNamedEquipment } from '../play/equipment.ts';
import { darkOn } from '../table/areas.ts';
import { traitsOf } from '../table/traits.ts';
import { cardsOf } from './cards-of.ts';

/** Whether such an event could happen to one of the cards that are spoken of without a choice. */
function couldHappen(b: Binder, what: CardSelector, kind: EventKind): Test | null {
  if (what.pick !== 'self' && what.pick !== 'ref') return selectorPossible(b, what);
  const list = b.list(what);
  return (s, scope) =>
    list(s, scope).some((ref) => {
      if (!b.engine.isHere(s, ref)) return false;
      const event = new GameEvent(kind, scope.controller, ref, -1, 1);
      const { action, reduce } = kind.options;
      if (action !== undefined && isForbidden(b.engine, s, action, scope.controller, cardOf(ref), -1))
        return false;
      return reduce === undefined || reduce(b.engine, s, event) !== null;
    });
}

/** What else goes with a card: the Dark Cards on a World (KH 8.2.3). */
function withIt(b: Binder, state: ReadonlyState, ref: number, player: number, source: number): GameEvent[] {
  if (!traitsOf(b.engine, state, cardOf(ref)).isWorld) return [];
  return darkOn(state, controller.get(state, cardOf(ref))).map(
    (card) => new GameEvent(cleared, player, refOf(state, card), -1, 1, source),
  );
}

/** An effect that does the same to each of its cards, all at once. */
function toEach(kind: EventKind) {
  return (e: { readonly player: PlayerSelector; readonly what: CardSelector }, b: Binder): Test | null => {
    const possible = couldHappen(b, e.what, kind);
    b.forEachPlayer(e.player, (player) => {
      const cards = cardsOf(b, e.player, e.what);
      b.emit((m) => {
        const { state, frame } = m;
        const who = player(state, frame);
        return cards(state, frame).flatMap((ref) => [
          new GameEvent(kind, who, ref, -1, 1, frame.source),
          ...(kind === discardedFromPlay ? withIt(b, state, ref, who, frame.source) : []),
        ]);
      });
    });
    return possible;
  };
}

/** An effect that puts a number on each of its cards, or takes it away. */
function numberTo(kind: EventKind, unit: string) {
  return (
    player: PlayerSelector,
    amount: Parameters<Binder['number']>[0],
    to: CardSelector,
    b: Binder,
  ): Test | null => {
    const possible = couldHappen(b, to, kind);
    b.forEachPlayer(player, (who) => {
      // Measured before it is chosen to whom, where something was spoken of before.
      const before = b.producers.length > 0 ? b.number(amount) : null;
      const cards = cardsOf(b, player, to);
      const n = before ?? b.number(amount);
      b.emit((m) => {
        const { state, frame } = m;
        const count = n(state, frame);
        return cards(state, frame).map(
          (ref) => new GameEvent(kind, who(state, frame), ref, frame.source, count, frame.source),
        );
      }, unit);
    });
    return possible;
  };
}

const dealDamage = numberTo(damaged, 'damage');
const putCounters = numberTo(countersPut, 'counters');
const removeCounters = numberTo(countersRemoved, 'counters');

/** What is done to cards in play. */
export const cardEffects: readonly EffectRow[] = [
  defineEffect('deal-damage', { resolve: (e, b) => dealDamage(e.player, e.amount, e.to, b) }),
  defineEffect('put-counters', { resolve: (e, b) => putCounters(e.player, e.count, e.on, b) }),
  defineEffect('remove-counters', { resolve: (e, b) => removeCounters(e.player, e.count, e.from, b) }),
  defineEffect('defeat', { resolve: toEach(defeated) }),
  defineEffect('discard-from-play', { resolve: toEach(discardedFromPlay) }),
  defineEffect('capture', { resolve: toEach(capturedEvent) }),
  defineEffect('equip', {
    resolve: (e, b) => {
      const possible = selectorPossible(b, e.what);
      b.forEachPlayer(e.player, (player) => {
        const what = b.cards(e.what, (s, scope) => [player(s, scope)]);
        const on = b.cards(e.on, (s, scope) => [player(s, scope)]);
        b.emit((m) => {
          const { state, frame } = m;
          const who = player(state, frame);
          const [ref] = what(state, frame);
          const [bearer] = on(state, frame);
          if (ref === undefined || bearer === undefined || !isCurrent(state, ref)) return [];
          if (!b.engine.isHere(state, bearer)) return [];
          if (!canEquip(b.engine, state, who, cardOf(ref), cardOf(bearer))) return [];
          // Equipment of the same name goes first (KH 8.2.6).
          const same = sameNamedEquipment(b.engine, state, who, cardOf(ref));
          return [
            ...same.map((card) => new GameEvent(cleared, who, refOf(state, card), -1, 1, frame.source)),
            new GameEvent(equipped, who, ref, bearer, 1, frame.source),
          ];
        });
      });
      return possible;
    },
  }),
];
