import type { ReadonlyState } from '@cardwright/core';
import {
  asEntering,
  type CardRef,
  cardOf,
  defineChange,
  defineEvent,
  defineStart,
  type EventKind,
  enterAs,
  firstIn,
  type GameEvent,
  hand,
  moveCard,
  moved,
  NO_CARD,
  nextInZone,
} from '@cardwright/core/game';
import { altered, atLocation, dry, exerted, inkedThisTurn, lore } from '../table/columns.ts';
import { locationOf } from '../table/location.ts';
import { exert, gainLore, ink, loseLore, move, quest, ready } from '../table/names.ts';
import { inkwell } from '../table/zones.ts';

/** A card is readied (CR 5.1.1.1). */
export const readied = defineEvent('readied', {
  action: ready,
  affects: 'card',
  rule: 'CR 5.1.1.1',
  reduce: (_engine, s, e) => (exerted.get(s, cardOf(e.card)) === 1 ? e : null),
  commit: (_engine, d, e) => exerted.put(d, cardOf(e.card), 0),
});

/** A card is exerted (CR 5.1.1.2). */
export const exertedEvent = defineEvent('exerted', {
  action: exert,
  affects: 'card',
  rule: 'CR 5.1.1.2',
  reduce: (_engine, s, e) => (exerted.get(s, cardOf(e.card)) === 0 ? e : null),
  commit: (_engine, d, e) => exerted.put(d, cardOf(e.card), 1),
});

/** Ink is paid: that many ready ink cards are exerted (CR 4.3.2.4). Which ones makes no difference (CR 7.5.1). */
export const inkPaid = defineEvent('ink-paid', {
  rule: 'CR 4.3.2.4',
  commit: (_engine, d, e) => {
    let due = e.amount;
    for (let card = firstIn(d, e.player, inkwell); card >= 0 && due > 0; card = nextInZone.get(d, card)) {
      if (exerted.get(d, card) === 1) continue;
      exerted.put(d, card, 1);
      due--;
    }
  },
});

/** A player puts a card into the inkwell by the turn action (CR 4.2.1). */
export const inked = defineEvent('inked', {
  // From the hand, unless it tells another zone.
  passage: { from: hand, to: inkwell },
  facts: ['from'],
  byOwner: true,
  action: ink,
  rule: 'CR 4.2.1.3',
  // It is revealed first (CR 4.2.1.1).
  visibility: 'everyone',
  reduce: (kernel, s, e) => asEntering(kernel, s, e, inkwell.name),
  commit: (kernel, d, e) => {
    moveCard(kernel, d, cardOf(e.card), inkwell, { facedown: true });
    enterAs(kernel, d, cardOf(e.card), (e.data?.['as'] ?? []) as readonly string[]);
    inkedThisTurn.put(d, e.player, inkedThisTurn.get(d, e.player) + 1);
  },
});

/** A character quests; its player has gained the lore already (CR 4.5.2). */
export const quested = defineEvent('quested', {
  turn: { card: 'own' },
  action: quest,
  rule: 'CR 4.5.2',
  commit: () => {},
});

/** Gains lore (CR 1.11.1). */
export const loreGained = defineChange('lore-gained', lore, {
  by: 1,
  unit: 'lore',
  action: gainLore,
  rule: 'CR 1.11.1',
});

/** Loses lore, never below 0 (CR 1.11.1). */
export const loreLost = defineChange('lore-lost', lore, {
  by: -1,
  least: 0,
  unit: 'lore',
  action: loseLore,
  rule: 'CR 1.11.1',
});

/** A character moves to a location (CR 4.7.4). */
export const movedToLocation = defineEvent('moved-to-location', {
  action: move,
  // Of what was done “this way”, both are moving; a card that stays in play crosses no zone.
  countsAs: [{ kind: moved }],
  affects: 'card',
  roles: { location: 'other', moved: 'card' },
  rule: 'CR 4.7.4',
  commit: (_engine, d, e) => atLocation.put(d, cardOf(e.card), e.other),
});

/** A proposal to move a character; it carries the location that the character leaves, if any. */
export function moveTo(
  state: ReadonlyState,
  player: number,
  card: CardRef,
  to: CardRef,
  source: CardRef = NO_CARD,
): GameEvent {
  const from = locationOf(state, cardOf(card));
  return movedToLocation.of(player, { card, other: to, source, data: from < 0 ? null : { from } });
}

/** The active player's characters are no longer drying (CR 3.2.2.1). */
export const dried = defineEvent('dried', {
  rule: 'CR 3.2.2.1',
  commit: (kernel, d, e) => {
    for (const zone of kernel.inPlayZones) {
      for (let card = firstIn(d, e.player, zone); card >= 0; card = nextInZone.get(d, card))
        dry.put(d, card, 1);
    }
  },
});

/** The starting player is determined at random (CR 2.2.1.1); `player` is it. */
export const startingPlayerDetermined = defineStart('CR 2.2.1.1');

/** A player puts cards of the opening hand on the bottom of the deck (CR 2.2.2.1); `amount` of them. */
export const handAltered = defineEvent('hand-altered', {
  rule: 'CR 2.2.2.1',
  commit: (_engine, d, e) => altered.put(d, e.player, e.amount),
});

export const stateChanges: readonly EventKind[] = [
  readied,
  exertedEvent,
  inkPaid,
  inked,
  quested,
  loreGained,
  loreLost,
  movedToLocation,
  dried,
  startingPlayerDetermined,
  handAltered,
];
