import type { ReadonlyState } from '@cardwright/core';
import {
  type Binder,
  type CanBeDoneTo,
  canHappenTo,
  defineEffect,
  type EffectRow,
  isPrice,
  selectorPossible,
} from '@cardwright/core/bind';
import type { CardSelector, PlayerSelector, StateName } from '@cardwright/core/data';
import {
  type CardRef,
  type CardsOf,
  type CardTest,
  type EventKind,
  type GameEvent,
  isBarred,
  isCurrent,
  refOf,
  type Scope,
  type Test,
} from '@cardwright/core/game';
import { banish, banished } from '../events/banished.ts';
import { exertedEvent, readied } from '../events/state-changes.ts';

/** Whether a selector names the zone that its cards are in. */
const isElsewhere = (what: CardSelector): boolean =>
  'from' in what && what.from !== undefined && 'zone' in what.from;

/**
 * The cards of a selector that are still in play, or in the zone it names, chosen by the single player who acts.
 * @param only further predicate: the effect must be feasible for the card
 */
export function cardsOf(
  b: Binder,
  player: PlayerSelector,
  what: CardSelector,
  said: CardSelector = what,
  only: CardTest | null = null,
): CardsOf {
  // Of several players, the one whose turn it is to act: the subject.
  const several = player.who === 'opponents' || player.who === 'each-player';
  const chooser = player.who === 'you' || several ? undefined : b.players(player);
  const cards = b.cards(what, chooser, { said, only });
  const elsewhere = isElsewhere(what);
  return (s, scope) =>
    cards(s, scope).filter((ref) => (elsewhere ? isCurrent(s, ref) : b.kernel.isHere(s, ref)));
}

/** Builds the event that an effect proposes for a card. */
type Propose = (
  state: ReadonlyState,
  player: number,
  ref: CardRef,
  source: CardRef,
  scope: Scope,
) => GameEvent;

/** Feasibility of an effect on a card of a selector that {@link cardsOf} finds. */
export function canHappen(b: Binder, what: CardSelector, propose: Propose): CanBeDoneTo {
  const elsewhere = isElsewhere(what);
  return canHappenTo(
    b,
    (s, _scope, ref) => (elsewhere ? isCurrent(s, ref) : b.kernel.isHere(s, ref)),
    (s, scope, ref, player) => propose(s, player, ref, scope.source, scope),
  );
}

/** An effect that does the same to each of its cards simultaneously. */
function toEach(
  e: { readonly player: PlayerSelector; readonly what: CardSelector },
  b: Binder,
  what: CardSelector,
  propose: Propose,
  does: EventKind,
): Test | null {
  // A group reference means all its cards, even those already in that state: later references mean each of them.
  const group: CanBeDoneTo = (s, scope, ref) =>
    b.kernel.isHere(s, ref) && !isBarred(b.kernel, s, propose(s, scope.controller, ref, scope.source, scope));
  const can = what.pick === 'each' && !isElsewhere(what) && !b.inFull ? group : canHappen(b, what, propose);
  const possible = selectorPossible(b, what, can);
  b.forEachPlayer(e.player, (player) => {
    // "One of your characters" excludes those to which it is prohibited; a chosen character may be any (CR 6.7.3).
    const allowed: CardTest = (s, card, scope) =>
      !isBarred(b.kernel, s, propose(s, player(s, scope), refOf(s, card), scope.source, scope));
    const cards = cardsOf(b, e.player, what, e.what, e.what.pick === 'some' ? allowed : null);
    b.emit(
      ({ state, frame }) =>
        cards(state, frame).map((ref) => propose(state, player(state, frame), ref, frame.source, frame)),
      '',
      [does],
    );
  });
  return possible;
}

/** Exerts or readies. */
function turn(kind: EventKind, from: StateName) {
  return (e: { readonly player: PlayerSelector; readonly what: CardSelector }, b: Binder): Test | null => {
    // One's own characters that exert as a price must be dry, however the text picks them; an effect exerts drying ones,
    // too (CR 4.4.2.1, 5.1.1.11).
    const isOwn = from === 'ready' && e.player.who === 'you';
    const paid = isOwn && isPrice(b);
    const state = paid ? 'able-to-exert' : from;
    const { pick } = e.what;
    const isAsked = pick === 'some' ? isOwn || from !== 'ready' : pick === 'chosen' && paid;
    const what: CardSelector =
      isAsked && 'range' in e.what
        ? { ...e.what, filter: [...e.what.filter, { is: 'state', state }] }
        : e.what;
    return toEach(e, b, what, (_s, player, ref, source) => kind.of(player, { card: ref, source }), kind);
  };
}

/** Banish, exert, ready. */
export const cardEffects: readonly EffectRow[] = [
  defineEffect('banish', {
    resolve: (e, b) =>
      toEach(
        e,
        b,
        e.what,
        (state, player, ref, source) => banish(state, player, ref, source, source),
        banished,
      ),
  }),
  defineEffect('exert', { resolve: turn(exertedEvent, 'ready') }),
  defineEffect('ready', { resolve: turn(readied, 'exerted') }),
];
