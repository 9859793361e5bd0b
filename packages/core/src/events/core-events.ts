import { type CardRef, cardOf } from '../model/card-ref.ts';
import {
  activePlayer,
  hasLeft,
  latestTurn,
  outcome,
  owner,
  playerCount,
  stepIndex,
  turnNumber,
  turnsTaken,
  winner,
  zoneOf,
} from '../model/core-columns.ts';
import { beMoved, discardAction, drawAction } from '../model/core-names.ts';
import { dropAbilityIndex } from '../model/drop-ability-index.ts';
import type { DurationEffect } from '../model/duration-effect.ts';
import { type CountedKind, defineEvent, type EventKind } from '../model/event-kind.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import { lastKnownOf } from '../model/last-known.ts';
import { abilityUsed, activated, chosen } from '../model/noted-events.ts';
import { isCurrent, refOf } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { deck, discard, hand, play, SHARED } from '../model/zone.ts';
import { asEntering } from '../queries/enters-zone.ts';
import { sameTeam } from '../queries/teams.ts';
import { enterAs } from '../table/enter-as.ts';
import { cardsAlong, moveCard } from '../table/move-card.ts';
import { removePlayer } from '../table/remove-player.ts';
import { shuffleZone } from '../table/shuffle.ts';
import { expire, expireSkipped, type Moment } from './expire.ts';
import { returned, zoneChanges } from './zone-changes.ts';

/** A card leaves play, for any zone. Never proposed itself: kinds of event that move cards count as it. */
export const leftPlay = defineEvent('left-play', {
  passage: { from: play },
  lookBack: true,
  commit: () => {},
});

const NO_EVENTS: readonly GameEvent[] = [];
const NO_STATES: readonly string[] = [];

/** Whether an event is about a card in play: one that is there, or left with this event. */
function wasInPlay(state: ReadonlyState, ref: CardRef): boolean {
  if (!isCurrent(state, ref)) return lastKnownOf(state.lastKnown, ref) !== null;
  return state.layout.inPlayIndex[zoneOf.get(state, cardOf(ref))] === true;
}

/**
 * For kinds that move a card out of a zone: what else they count as, before they happen and in the history of the turn.
 */
export const countsAsLeavingPlay: readonly CountedKind[] = [
  { kind: leftPlay, when: (state, event) => event.card >= 0 && wasInPlay(state, event.card) },
];

/** A player puts the top card of their deck into their hand. */
export const drawn = defineEvent('drawn', {
  passage: { from: deck, to: hand },
  byOwner: true,
  action: drawAction,
  commit: (kernel, d, e) => moveCard(kernel, d, cardOf(e.card), hand),
});

/** A card goes from hand to discard. */
export const discarded = defineEvent('discarded', {
  passage: { from: hand, to: discard },
  byOwner: true,
  action: discardAction,
  commit: (kernel, d, e) => moveCard(kernel, d, cardOf(e.card), discard),
});

/** Where a card goes. */
export interface Destination {
  /** The zone, by name. */
  readonly to: string;
  /** The states that it enters in. */
  readonly as?: readonly string[];
}

/**
 * For kinds that move a card out of play: the cards under it, which go with it, each in an event of its own.
 */
export function movesTogether(
  kernel: Kernel,
  state: ReadonlyState,
  event: GameEvent,
  { to, as = NO_STATES }: Destination,
): readonly GameEvent[] {
  const card = cardOf(event.card);
  if (kernel.zonesByName.get(to)!.inPlay) return NO_EVENTS;
  const below = cardsAlong(kernel, state, card);
  if (below.length === 0) return NO_EVENTS;
  return below.map((one) => {
    const from = kernel.zones[zoneOf.get(state, one)]!.name;
    const data = { to, from, as };
    return moved.of(owner.get(state, one), { card: refOf(state, one), source: event.source, data });
  });
}

/** The states in which a card enters a zone. */
const statesOf = (event: GameEvent): readonly string[] =>
  (event.data!['as'] ?? NO_STATES) as readonly string[];

/**
 * A card goes to a zone: `data.to`, at `data.end`, in the states `data.as`; moved by `data.mover` if by another than the
 * card's player.
 */
export const moved = defineEvent('moved', {
  passage: {},
  action: beMoved,
  lookBack: true,
  countsAs: [
    ...countsAsLeavingPlay,
    { kind: returned, when: (_s, { data }) => data!['to'] === hand.name && data!['from'] !== deck.name },
  ],
  parts: (kernel, s, e) => movesTogether(kernel, s, e, e.data as unknown as Destination),
  facts: ['to', 'from', 'end', 'as', 'mover'],
  reduce: (kernel, state, e) => {
    const card = cardOf(e.card);
    if (kernel.zones[zoneOf.get(state, card)]!.keeps?.(state, card) === true) return null;
    return asEntering(kernel, state, e, e.data!['to'] as string);
  },
  commit: (kernel, d, e) => {
    const card = cardOf(e.card);
    const zone = kernel.zonesByName.get(e.data!['to'] as string)!;
    const as = statesOf(e);
    // Cards under it go with it, in the same manner.
    const along = cardsAlong(kernel, d, card);
    moveCard(kernel, d, card, zone, {
      end: (e.data!['end'] ?? (zone.ordered ? 'first' : 'last')) as 'first' | 'last',
      facedown: as.includes('facedown'),
      player: e.player,
    });
    enterAs(kernel, d, card, as);
    for (const below of along) enterAs(kernel, d, below, as);
  },
});

/** A player's deck is shuffled, or the zone that `data.zone` names. */
export const shuffled = defineEvent('shuffled', {
  facts: ['zone'],
  commit: (kernel, d, { player, data }) => {
    const zone = data === null ? deck : (kernel.zonesByName.get(String(data['zone'])) ?? deck);
    shuffleZone(d, zone.shared ? SHARED : player, zone);
  },
});

/** A card is shown to all players; changes nothing. */
export const revealed = defineEvent('revealed', { visibility: 'everyone', commit: () => {} });

/** A player looks at a card; changes nothing. */
export const lookedAt = defineEvent('looked-at', { visibility: 'player', commit: () => {} });

/** A player looks through all of a zone (`data.from`) of a player (`data.of`) for cards; changes nothing. */
export const searched = defineEvent('searched', { facts: ['from'], commit: () => {} });

/** A player names a card: `data.name`. */
export const cardNamed = defineEvent('card-named', { facts: ['name'], commit: () => {} });

/** A duration effect begins: `data.lasting`. */
export const effectBegan = defineEvent('effect-began', {
  commit: (_engine, d, e) => {
    d.durationEffects = [...d.durationEffects, e.data!['lasting'] as DurationEffect];
    dropAbilityIndex(d);
  },
});

/** Duration effects expire: `data.moment`. */
export const effectsEnded = defineEvent('effects-ended', {
  facts: ['moment'],
  commit: (_engine, d, e) => expire(d, e.data!['moment'] as Moment, e.player),
});

/** A loop ends after the iterations that its player proposed: `amount` of them. */
export const loopEnded = defineEvent('loop-ended', { commit: () => {} });

/** A player's turn starts. */
export const turnBegan = defineEvent('turn-began', {
  commit: (kernel, d, e) => {
    if (turnNumber.get(d, 0) > 0) expireSkipped(d, e.player);
    turnNumber.put(d, 0, turnNumber.get(d, 0) + 1);
    activePlayer.put(d, 0, e.player);
    for (let p = 0; p < playerCount.get(d, 0); p++)
      if (sameTeam(kernel, p, e.player)) {
        latestTurn.put(d, p, turnNumber.get(d, 0));
        turnsTaken.put(d, p, turnsTaken.get(d, p) + 1);
      }
    for (const column of kernel.turnColumns) column.clear(d);
    d.history = null;
    d.lastKnown = null;
  },
});

/** A step of the turn begins; `amount` is its index in the timing table. */
export const stepBegan = defineEvent('step-began', {
  commit: (_engine, d, e) => stepIndex.put(d, 0, e.amount),
});

/** "At the start of … turn": the moment triggered abilities wait for; changes nothing. */
export const turnStarted = defineEvent('turn-started', { commit: () => {} });
/** "At the end of … turn". */
export const turnEnded = defineEvent('turn-ended', { commit: () => {} });

/** The facts of events that end the game for someone: why, and by which rule. */
const WHY = ['reason', 'rule'];

/** A player wins. */
export const gameWon = defineEvent('game-won', {
  facts: WHY,
  commit: (_engine, d, e) => {
    outcome.put(d, 0, 1);
    winner.put(d, 0, e.player);
  },
});

/** A player loses and leaves the game. */
export const playerLost = defineEvent('player-lost', {
  facts: WHY,
  commit: (kernel, d, e) => {
    hasLeft.put(d, e.player, 1);
    if (kernel.playersLeft(d).length > 1) removePlayer(kernel, d, e.player);
    kernel.rules.afterLeaving?.(kernel, d, e.player);
  },
});

/** The game ends with no winner. */
export const gameDrawn = defineEvent('game-drawn', {
  facts: WHY,
  commit: (_engine, d) => outcome.put(d, 0, 2),
});

/** The kinds of event every game has. */
export const coreEvents: readonly EventKind[] = [
  leftPlay,
  returned,
  ...zoneChanges,
  chosen,
  drawn,
  discarded,
  moved,
  shuffled,
  revealed,
  lookedAt,
  searched,
  cardNamed,
  effectBegan,
  effectsEnded,
  abilityUsed,
  activated,
  loopEnded,
  turnBegan,
  stepBegan,
  turnStarted,
  turnEnded,
  gameWon,
  playerLost,
  gameDrawn,
];
