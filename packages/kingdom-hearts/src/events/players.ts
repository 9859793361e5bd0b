import type { ReadonlyState } from '@cardwright/core';
import {
  cardOf,
  cardsIn,
  controller,
  deck,
  defineChange,
  defineEvent,
  defineStart,
  discard,
  dropAbilityIndex,
  type EventKind,
  isIn,
  linkLast,
  moveCard,
  owner,
  shuffleZone,
  unlink,
  type WritableState,
  zoneOf,
} from '@cardwright/core/game';
import { attachedTo, captured, counters, hp, participating } from '../table/columns.ts';
import { beCaptured, gainHp, loseHp } from '../table/names.ts';
import { darkArea, friendArea, playerArea } from '../table/zones.ts';

/** A player gains Heart Points; there is no maximum (KH 8.2.1). */
export const hpGained: EventKind = defineChange('hp-gained', hp, { by: 1, action: gainHp, rule: 'KH 4.1' });

/** A player loses Heart Points, never below 0 (KH 4.1). */
export const hpLost: EventKind = defineChange('hp-lost', hp, {
  by: -1,
  least: 0,
  action: loseHp,
  rule: 'KH 4.1',
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
export const startingPlayerDetermined: EventKind = defineStart('KH 6');

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
export const countersPut: EventKind = defineChange('counters-put', counters, { by: 1, rule: 'KH 4' });

/** Counters are taken off a card, as many as there are. */
export const countersRemoved: EventKind = defineChange('counters-removed', counters, {
  by: -1,
  least: 0,
  rule: 'KH 4',
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
