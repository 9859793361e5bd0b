import {
  type Binder,
  type CardSelector,
  defineEffect,
  type EffectRow,
  type EventKind,
  GameEvent,
  type ListOf,
  type PlayerSelector,
  selectorPossible,
  type Test,
} from '@cardwright/core';
import { banish } from '../events/banished.ts';
import { exertedEvent, readied } from '../events/state-changes.ts';

/** Cards of a selector that are still in play, chosen by the one player who does it. */
export function cardsOf(b: Binder, player: PlayerSelector, what: CardSelector): ListOf {
  const chooser = player.who === 'you' ? undefined : b.players(player);
  const cards = b.cards(what, chooser);
  return (s, scope) => cards(s, scope).filter((ref) => b.engine.isHere(s, ref));
}

/** An effect that does the same to each of its cards, all at once. */
function toEach(kind: EventKind) {
  return (e: { readonly player: PlayerSelector; readonly what: CardSelector }, b: Binder): Test | null => {
    const possible = selectorPossible(b, e.what);
    b.forEachPlayer(e.player, (player) => {
      const cards = cardsOf(b, e.player, e.what);
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
      const possible = selectorPossible(b, e.what);
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
  defineEffect('exert', { resolve: toEach(exertedEvent) }),
  defineEffect('ready', { resolve: toEach(readied) }),
];
