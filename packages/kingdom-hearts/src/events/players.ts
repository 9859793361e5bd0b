import type { ReadonlyState } from '@cardwright/core';
import {
  cardOf,
  cardsIn,
  controller,
  deck,
  defineEvent,
  discard,
  dropAbilityIndex,
  type EventKind,
  isIn,
  linkLast,
  moveCard,
  owner,
  shuffleZone,
  startingPlayer,
  unlink,
  type WritableState,
  zoneOf,
} from '@cardwright/core/game';
import { attachedTo, captured, counters, hp, participating } from '../table/columns.ts';
import { beCaptured, gainHp, loseHp } from '../table/names.ts';
import { darkArea, friendArea, playerArea } from '../table/zones.ts';

/** A player gains Heart Points; there is no maximum (KH 8.2.1). */
export const hpGained: EventKind = defineEvent('hp-gained', {
  action: gainHp,
  affects: 'player',
  rule: 'KH 4.1',
  reduce: (_engine, _s, e) => (e.amount > 0 ? e : null),
  commit: (_engine, d, e) => hp.put(d, e.player, hp.get(d, e.player) + e.amount),
});

/** A player loses Heart Points, never below 0 (KH 4.1). */
export const hpLost: EventKind = defineEvent('hp-lost', {
  action: loseHp,
  affects: 'player',
  rule: 'KH 4.1',
  reduce: (_engine, s, e) => {
    const amount = Math.min(e.amount, hp.get(s, e.player));
    return amount <= 0 ? null : amount === e.amount ? e : e.withAmount(amount);
  },
  commit: (_engine, d, e) => hp.put(d, e.player, hp.get(d, e.player) - e.amount),
});

/** The discard pile is shuffled and becomes the deck (KH 8.1, KH 9.3). */
export const deckReplenished: EventKind = defineEvent('deck-replenished', {
  rule: 'KH 8.1',
  commit: (kernel, d, e) => {
    for (const card of cardsIn(d, e.player, discard)) moveCard(kernel, d, card, deck);
    shuffleZone(d, e.player, deck);
  },
});

/** A player takes the Player Card from the deck (KH 6); `amount` is its Heart Points. */
export const playerCardPlaced: EventKind = defineEvent('player-card-placed', {
  rule: 'KH 6',
  commit: (kernel, d, e) => {
    moveCard(kernel, d, cardOf(e.card), playerArea);
    hp.put(d, e.player, e.amount);
  },
});

/** Who takes the first turn (KH 6). */
export const startingPlayerDetermined: EventKind = defineEvent('starting-player-determined', {
  rule: 'KH 6',
  commit: (_engine, d, e) => startingPlayer.put(d, 0, e.player),
});

/** Preparation is over (KH 6): the moment that texts call the start of the game. */
export const gameStarted: EventKind = defineEvent('game-started', { rule: 'KH 6', commit: () => {} });

/** Puts a card in play into another player's list; it stays the same card. */
function giveTo(d: WritableState, card: number, player: number): void {
  const zone = zoneOf.get(d, card);
  unlink(d, card);
  linkLast(d, card, player, zone);
  dropAbilityIndex(d);
}

/** What can be captured: Friends and Dark Cards, as whatever they are used, and Equipment (KH 9.40). */
const canBeCaptured = (s: ReadonlyState, card: number): boolean =>
  isIn(s, card, friendArea) || isIn(s, card, darkArea) || attachedTo.get(s, card) >= 0;

/** A player captures a card of the opponent's (KH 2, KH 9.40): it takes part in nothing any more (KH 9.42). */
export const capturedEvent: EventKind = defineEvent('captured', {
  action: beCaptured,
  affects: 'card',
  rule: 'KH 2',
  reduce: (_engine, s, e) => {
    const card = cardOf(e.card);
    return controller.get(s, card) === e.player || !canBeCaptured(s, card) ? null : e;
  },
  commit: (_engine, d, e) => {
    const card = cardOf(e.card);
    giveTo(d, card, e.player);
    participating.put(d, card, 0);
    captured.put(d, card, owner.get(d, card) === e.player ? 0 : 1);
  },
});

/** Counters are put on a card. */
export const countersPut: EventKind = defineEvent('counters-put', {
  affects: 'card',
  rule: 'KH 4',
  reduce: (_engine, _s, e) => (e.amount > 0 ? e : null),
  commit: (_engine, d, e) => counters.put(d, cardOf(e.card), counters.get(d, cardOf(e.card)) + e.amount),
});

/** Counters are taken off a card, as many as there are. */
export const countersRemoved: EventKind = defineEvent('counters-removed', {
  affects: 'card',
  rule: 'KH 4',
  reduce: (_engine, s, e) => {
    const amount = Math.min(e.amount, counters.get(s, cardOf(e.card)));
    return amount <= 0 ? null : amount === e.amount ? e : e.withAmount(amount);
  },
  commit: (_engine, d, e) => counters.put(d, cardOf(e.card), counters.get(d, cardOf(e.card)) - e.amount),
});

export const playerEvents: readonly EventKind[] = [
  hpGained,
  hpLost,
  deckReplenished,
  playerCardPlaced,
  startingPlayerDetermined,
  gameStarted,
  capturedEvent,
  countersPut,
  countersRemoved,
];
