import type { ReadonlyState } from '@cardwright/core';
import {
  type Action,
  type CountedKind,
  cardOf,
  countsAsLeavingPlay,
  defineEvent,
  discard,
  type EventKind,
  type GameEvent,
  isIn,
  moveCard,
  play,
  refOf,
} from '@cardwright/core/game';
import { beDefeated, beDiscarded } from '../table/names.ts';
import { playerArea } from '../table/zones.ts';

/** A card in play goes to its owner's discard pile (KH 2). */
export const discardedFromPlay: EventKind = defineEvent('discarded-from-play', {
  action: beDiscarded,
  affects: 'card',
  lookBack: true,
  passage: { from: play, to: discard },
  countsAs: countsAsLeavingPlay,
  rule: 'KH 2',
  reduce: (_engine, s, e) =>
    isIn(s, cardOf(e.card), playerArea) && playerArea.keeps!(s, cardOf(e.card)) ? null : e,
  commit: (kernel, d, e) => moveCard(kernel, d, cardOf(e.card), discard),
});

/** Being cleared and being defeated count as being discarded, for triggers (KH 4.6, 7.3). */
const countsAsDiscarded: readonly CountedKind[] = [{ kind: discardedFromPlay }, ...countsAsLeavingPlay];

/** A rule of the game discards a card from play: no effect keeps it there (KH 8.2.2, 8.2.3, 8.4). */
export const cleared: EventKind = defineEvent('cleared', {
  affects: 'card',
  lookBack: true,
  passage: { from: play, to: discard },
  countsAs: countsAsDiscarded,
  rule: 'KH 8.2.2',
  commit: (kernel, d, e) => moveCard(kernel, d, cardOf(e.card), discard),
});

/** Cards that the rules discard at a moment, which they tell by what is done to them then. */
export const clearedThen = (
  state: ReadonlyState,
  player: number,
  cards: readonly number[],
  moment: Action,
): GameEvent[] =>
  cards.map((card) => cleared.of(player, { card: refOf(state, card), data: { moment: moment.name } }));

/** A Dark Card is defeated by `player` and discarded (KH 4.6). */
export const defeated: EventKind = defineEvent('defeated', {
  action: beDefeated,
  affects: 'card',
  lookBack: true,
  passage: { from: play, to: discard },
  countsAs: countsAsDiscarded,
  rule: 'KH 4.6',
  commit: (kernel, d, e) => moveCard(kernel, d, cardOf(e.card), discard),
});

export const leavingEvents: readonly EventKind[] = [discardedFromPlay, cleared, defeated];
