import {
  type Binder,
  type CardSelector,
  cardOf,
  defineEffect,
  type EffectRow,
  type EventKind,
  GameEvent,
  isCurrent,
  isForbidden,
  type ListOf,
  type PlayerSelector,
  type ReadonlyState,
  type StateName,
  selectorPossible,
  type Test,
} from '@cardwright/core';
import { banish, banished } from '../events/banished.ts';
import { exertedEvent, readied } from '../events/state-changes.ts';

/** Cards of a selector that are still in play, or in the zone it names, chosen by the one player who does it. */
export function cardsOf(
  b: Binder,
  player: PlayerSelector,
  what: CardSelector,
  said: CardSelector = what,
): ListOf {
  // Of several players, the one whose turn it is to do it: the subject.
  const several = player.who === 'opponents' || player.who === 'each-player';
  const chooser = player.who === 'you' || several ? undefined : b.players(player);
  const cards = b.cards(what, chooser, said);
  const elsewhere = 'from' in what && what.from !== undefined && 'zone' in what.from;
  return (s, scope) =>
    cards(s, scope).filter((ref) => (elsewhere ? isCurrent(s, ref) : b.engine.isHere(s, ref)));
}

/** Whether the event would change the card now: what is exerted already cannot be exerted as a cost (CR 1.5.3). */
function canHappen(
  b: Binder,
  kind: EventKind,
): (state: ReadonlyState, player: number, ref: number) => boolean {
  return (s, player, ref) => {
    if (!b.engine.isHere(s, ref)) return false;
    const event = new GameEvent(kind, player, ref, -1, 1);
    const { action, reduce } = kind.options;
    if (action !== undefined && isForbidden(b.engine, s, action, player, cardOf(ref), -1)) return false;
    return reduce === undefined || reduce(b.engine, s, event) !== null;
  };
}

/** An effect that does the same to each of its cards, all at once. */
function toEach(kind: EventKind, from: StateName) {
  return (e: { readonly player: PlayerSelector; readonly what: CardSelector }, b: Binder): Test | null => {
    // "One of your characters" is one for which it can be done; a chosen character may be any, also one that another
    // player "chooses and exerts". What one exerts of one's own is a cost, for which a character has to be dry
    // (CR 4.4.2.1).
    const isCost = from === 'ready' && e.player.who === 'you';
    const state = isCost ? 'able-to-exert' : from;
    const what: CardSelector =
      e.what.pick === 'some' && (isCost || from !== 'ready')
        ? { ...e.what, filter: [...e.what.filter, { is: 'state', state }] }
        : e.what;
    let possible = selectorPossible(b, what);
    if (what.pick === 'self' || what.pick === 'ref') {
      const list = b.list(what);
      const can = canHappen(b, kind);
      possible = (s, scope) => list(s, scope).some((ref) => can(s, scope.controller, ref));
    }
    b.forEachPlayer(e.player, (player) => {
      const cards = cardsOf(b, e.player, what, e.what);
      b.emit((m) =>
        cards(m.state, m.frame).map(
          (ref) => new GameEvent(kind, player(m.state, m.frame), ref, -1, 1, m.frame.source),
        ),
      );
    });
    return possible;
  };
}

/** Banish, exert, ready. */
export const cardEffects: readonly EffectRow[] = [
  defineEffect('banish', {
    resolve: (e, b) => {
      let possible = selectorPossible(b, e.what);
      if (e.what.pick === 'self' || e.what.pick === 'ref') {
        const list = b.list(e.what);
        const can = canHappen(b, banished);
        possible = (s, scope) => list(s, scope).some((ref) => can(s, scope.controller, ref));
      }
      b.forEachPlayer(e.player, (player) => {
        const cards = cardsOf(b, e.player, e.what);
        b.emit((m) =>
          cards(m.state, m.frame).map((ref) =>
            banish(m.state, player(m.state, m.frame), ref, m.frame.source, m.frame.source),
          ),
        );
      });
      return possible;
    },
  }),
  defineEffect('exert', { resolve: toEach(exertedEvent, 'ready') }),
  defineEffect('ready', { resolve: toEach(readied, 'exerted') }),
];
