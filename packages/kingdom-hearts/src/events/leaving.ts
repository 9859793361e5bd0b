import {
  type CardRef,
  type CountedKind,
  cardOf,
  cardsUnder,
  countsAsLeavingPlay,
  type Draft,
  defineEvent,
  discard,
  type Engine,
  type EventKind,
  isIn,
  moveCard,
  refOf,
  under,
  zoneOf,
} from '@cardwright/core';
import { counters } from '../table/columns.ts';
import { beDefeated, beDiscarded } from '../table/names.ts';
import { playerArea } from '../table/zones.ts';
import { handOver } from './attach.ts';

/** Lets the card right under a Form Change or World come up in its place; the others stay under that one. */
function uncover(engine: Engine, d: Draft, card: number): void {
  const [next, ...deeper] = cardsUnder(d, card);
  if (next === undefined) return;
  const player = isIn(d, card, playerArea);
  const kept = counters.get(d, card);
  const before: CardRef = refOf(d, card);
  moveCard(engine, d, next, engine.zones[zoneOf.get(d, card)]!);
  for (const c of deeper) under.put(d, c, next + 1);
  if (!player) return;
  counters.put(d, next, kept);
  handOver(d, before, refOf(d, next));
}

function toDiscard(engine: Engine, d: Draft, card: number): void {
  uncover(engine, d, card);
  moveCard(engine, d, card, discard);
}

/** A card in play goes to its owner's discard pile (KH 2). */
export const discardedFromPlay: EventKind = defineEvent('discarded-from-play', {
  action: beDiscarded,
  affects: 'card',
  lookBack: true,
  countsAs: countsAsLeavingPlay,
  rule: 'KH 2',
  commit: (engine, d, e) => toDiscard(engine, d, cardOf(e.card)),
});

/** What a rule discards and what is defeated is discarded too: whoever waits for that hears it (KH 4.6, 7.3). */
const countsAsDiscarded: readonly CountedKind[] = [{ kind: discardedFromPlay }, ...countsAsLeavingPlay];

/** A rule of the game discards a card from play: no effect keeps it there (KH 8.2.2, 8.2.3, 8.4). */
export const cleared: EventKind = defineEvent('cleared', {
  affects: 'card',
  lookBack: true,
  countsAs: countsAsDiscarded,
  rule: 'KH 8.2.2',
  commit: (engine, d, e) => toDiscard(engine, d, cardOf(e.card)),
});

/** A Dark Card is defeated by `player` and discarded (KH 4.6). */
export const defeated: EventKind = defineEvent('defeated', {
  action: beDefeated,
  affects: 'card',
  lookBack: true,
  countsAs: countsAsDiscarded,
  rule: 'KH 4.6',
  commit: (engine, d, e) => moveCard(engine, d, cardOf(e.card), discard),
});

export const leavingEvents: readonly EventKind[] = [discardedFromPlay, cleared, defeated];
