import { Active } from '../model/active.ts';
import { cardOf } from '../model/card-ref.ts';
import { controller, nextInZone, playerCount } from '../model/core-columns.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import { NONE } from '../model/none.ts';
import { PendingTrigger } from '../model/pending-trigger.ts';
import { isCurrent, movedOnce, refOf } from '../model/reference.ts';
import type { State } from '../model/state.ts';
import { abilityIndexOf } from '../queries/ability-index.ts';
import { isLive } from '../queries/active.ts';
import { isGranted } from '../queries/keywords.ts';
import { firstIn } from '../table/zone-list.ts';
import { countsAs } from './counted-as.ts';
import { spendUse } from './spend.ts';

/** False if no trigger could match events of a kind: a cheap test that usually avoids the scan. */
function isHeard(kernel: Kernel, state: State, { id }: EventKind): boolean {
  return abilityIndexOf(kernel, state).heard[id] === true || kernel.heardByKeywords[id] === true;
}

/**
 * Adds the triggered abilities that an event is about to meet, of those that watch for what leaves: the event may take
 * them away. Called before the change.
 */
export function lookBack(kernel: Kernel, state: State, event: GameEvent, since: number): void {
  const { kind } = event;
  if (!isHeard(kernel, state, kind)) return;
  const leaves = kind.options.lookBack === true;
  if (leaves && isListened(kernel, state, kind))
    notify(kernel, state, new Sighting(state, event, kind, 'before', since));
  const may = kernel.mayCountAs[kind.id];
  if (may === undefined) return;
  for (let i = 0; i < may.length; i++) {
    const one = may[i]!;
    const looksBack = one.kind.options.lookBack === true;
    // A card that leaves notices its own departure, by triggers about itself only.
    if ((looksBack || leaves) && isListened(kernel, state, one.kind) && countsAs(state, event, one))
      notify(kernel, state, new Sighting(state, event, one.kind, looksBack ? 'before' : 'by-known', since));
  }
}

/**
 * Adds the other triggered abilities whose condition an event meets to those that wait. Called after
 * the change.
 *
 * @param since as for {@link lookBack}
 */
export function observe(kernel: Kernel, state: State, event: GameEvent, since: number): void {
  const { kind } = event;
  if (!isHeard(kernel, state, kind)) return;
  if (kind.options.lookBack !== true && isListened(kernel, state, kind))
    notify(kernel, state, new Sighting(state, event, kind, 'after', since));
  const may = kernel.mayCountAs[kind.id];
  if (may === undefined) return;
  for (let i = 0; i < may.length; i++) {
    const one = may[i]!;
    if (one.kind.options.lookBack === true || !isListened(kernel, state, one.kind)) continue;
    if (countsAs(state, event, one))
      notify(kernel, state, new Sighting(state, event, one.kind, 'after', since));
  }
}

/** Whether any ability listens for events of a kind, or a keyword has a trigger that cards could have gained. */
function isListened(kernel: Kernel, state: State, { id }: EventKind): boolean {
  return (
    abilityIndexOf(kernel, state).listeners[id] !== undefined || kernel.keywordTriggers[id] !== undefined
  );
}

/** An event from the perspective of listeners to one of its kinds, before or after the commit. */
class Sighting {
  /** The event as the kind they listen for, about the card where it is at this moment. */
  readonly event: GameEvent;
  /** The event as they remember it. */
  readonly kept: GameEvent;
  /** Whether the card has just entered its zone. */
  private readonly arrived: boolean;
  constructor(
    state: State,
    private readonly proposed: GameEvent,
    kind: EventKind,
    private readonly moment: 'before' | 'by-known' | 'after',
    /** How many triggers were pending before the batch that the event belongs to. */
    readonly since: number,
  ) {
    const { card } = proposed;
    const event = proposed.kind === kind ? proposed : proposed.withKind(kind);
    this.arrived = moment === 'after' && card >= 0 && movedOnce(state, card);
    // "When you play this" is about the card in play, not the card that was played.
    this.event = this.arrived ? event.withCard(refOf(state, cardOf(card))) : event;
    const kept = moment === 'after' ? this.event : proposed;
    this.kept = kept.applied.length === 0 ? kept : kept.withApplied(NONE);
  }

  /**
   * Whether an ability can have seen it. A card that has just come by it sees it only by words about itself: "when you
   * play this", not "whenever you play a card".
   */
  isSeenBy({ part, scope, lasting }: Active): boolean {
    const { event, proposed } = this;
    const cards = lasting === null ? null : lasting.cards;
    if (cards !== null && !cards.includes(proposed.card) && !cards.includes(event.card)) return false;
    if (this.moment === 'before' || (this.moment === 'after' && !this.arrived)) return true;
    const known = cards !== null || part.pattern!.ofKnown.includes(event.kind);
    return known || (this.moment === 'after' && event.card !== scope.source);
  }
}

function trigger(state: State, sighting: Sighting, active: Active): void {
  const { part, scope, lasting } = active;
  if (!isLive(state, active) || !sighting.isSeenBy(active)) return;
  if (part.condition !== null && !part.condition(state, scope)) return;
  if (!part.pattern!.test(state, sighting.event, scope)) return;
  const { kept } = sighting;
  const { together } = part.pattern!;
  if (together !== null && joins(state, active, kept, together, sighting.since)) return;
  state.pendingTriggers = [...state.pendingTriggers, new PendingTrigger(part, scope, kept)];
  if (lasting !== null) spendUse(state as never, lasting);
}

/**
 * "Whenever one or more …": merges the events of one batch into the pending trigger, whosever they are, or those of each
 * player where the pattern names one. What happened before the batch has triggered by itself.
 */
function joins(
  state: State,
  { part, scope }: Active,
  event: GameEvent,
  together: 'all' | 'of-a-player',
  since: number,
): boolean {
  const waiting = state.pendingTriggers;
  for (let at = since; at < waiting.length; at++) {
    const waits = waiting[at]!;
    if (waits.part !== part || waits.source !== scope.source || waits.event?.kind !== event.kind) continue;
    if (together === 'of-a-player' && waits.event.player !== event.player) continue;
    const both = waits.event.joinedBy(event);
    state.pendingTriggers = waiting.with(at, new PendingTrigger(part, waits, both));
    return true;
  }
  return false;
}

/** Whether any ability listens for such events: events that change nothing are proposed only then. */
export function isWatched(kernel: Kernel, state: State, kind: EventKind): boolean {
  if (abilityIndexOf(kernel, state).listeners[kind.id] !== undefined) return true;
  const ofKeywords = kernel.keywordTriggers[kind.id];
  if (ofKeywords === undefined) return false;
  for (const { keyword } of ofKeywords)
    if (abilityIndexOf(kernel, state).grant[keyword!.id] !== undefined) return true;
  return false;
}

/** Notifies the triggered abilities that listen for the kind of an event. */
function notify(kernel: Kernel, state: State, sighting: Sighting): void {
  const { card, kind } = sighting.event;
  const listeners = abilityIndexOf(kernel, state).listeners[kind.id];
  const ofKeywords = kernel.keywordTriggers[kind.id];
  if (listeners !== undefined)
    for (let i = 0; i < listeners.length; i++) trigger(state, sighting, listeners[i]!);
  if (ofKeywords === undefined) return;
  for (const part of ofKeywords) {
    const keyword = part.keyword!;
    if (abilityIndexOf(kernel, state).grant[keyword.id] === undefined) continue;
    if (part.pattern!.self) {
      const gained = card >= 0 && isCurrent(state, card) ? gainedBy(kernel, state, part, cardOf(card)) : null;
      if (gained !== null) trigger(state, sighting, gained);
      continue;
    }
    for (let player = 0; player < playerCount.get(state, 0); player++) {
      for (const zone of kernel.inPlayZones) {
        for (let c = firstIn(state, player, zone); c >= 0; c = nextInZone.get(state, c)) {
          const gained = gainedBy(kernel, state, part, c);
          if (gained !== null) trigger(state, sighting, gained);
        }
      }
    }
  }
}

/** A keyword's triggered ability on a card that gained the keyword; null for one that prints it or lacks it. */
function gainedBy(kernel: Kernel, state: State, part: Active['part'], card: number): Active | null {
  const keyword = part.keyword!;
  if (kernel.card(state, card).hasPrinted(keyword) || !isGranted(kernel, state, card, keyword)) return null;
  const scope = {
    source: refOf(state, card),
    controller: controller.get(state, card),
    slots: NONE,
    event: null,
  };
  return new Active(part, scope, null, 0);
}
