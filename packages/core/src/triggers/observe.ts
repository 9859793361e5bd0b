import { type Active, isLive } from '../derived/active.ts';
import { boardOf } from '../derived/board.ts';
import { isGranted } from '../derived/keywords.ts';
import { countedAs } from '../events/counted-as.ts';
import type { EventKind } from '../events/event-kind.ts';
import type { GameEvent } from '../events/game-event.ts';
import type { Engine } from '../game/engine.ts';
import { spendUse } from '../lasting/spend.ts';
import { controller, nextInZone, playerCount } from '../state/core-columns.ts';
import { cardOf, isCurrent, movedOnce, refOf } from '../state/reference.ts';
import type { State } from '../state/state.ts';
import { firstIn } from '../zones/zone-list.ts';
import { Waiting } from './waiting.ts';

const NONE: readonly never[] = Object.freeze([]);

/** Adds the triggered abilities whose condition an event meets to those that wait (CR 6.2.3, 7.7.3). */
export function observe(engine: Engine, state: State, event: GameEvent): void {
  observeAs(engine, state, event, event.kind);
  if (event.kind.options.countsAs === undefined && engine.includingKinds[event.kind.id] === undefined) return;
  for (const kind of countedAs(engine, state, event)) observeAs(engine, state, event, kind);
}

function trigger(state: State, event: GameEvent, active: Active): void {
  const { part, scope, lasting } = active;
  if (!isLive(state, active)) return;
  if (lasting !== null && lasting.cards !== null) {
    if (event.card < 0 || !lasting.cards.includes(event.card)) return;
  }
  if (part.condition !== null && !part.condition(state, scope)) return;
  if (!part.pattern!.test(state, event, scope)) return;
  const clean = event.applied.length === 0 ? event : event.withApplied(NONE);
  if (part.pattern!.together === true && joins(state, part, scope.source, clean)) return;
  state.waiting = [...state.waiting, new Waiting(part, scope.source, scope.controller, clean, scope.slots)];
  if (lasting !== null) spendUse(state as never, lasting);
}

/** "Whenever one or more …": what the same cause does at once adds to what waits already. */
function joins(state: State, part: Active['part'], source: number, event: GameEvent): boolean {
  const at = state.waiting.findIndex(
    (waits) =>
      waits.part === part &&
      waits.source === source &&
      waits.event?.kind === event.kind &&
      waits.event.source === event.source &&
      waits.event.player === event.player,
  );
  const waits = state.waiting[at];
  if (!waits?.event) return false;
  const both = waits.event.joinedBy(event);
  state.waiting = state.waiting.with(
    at,
    new Waiting(part, waits.source, waits.controller, both, waits.slots),
  );
  return true;
}

/**
 * An event as its watchers see it: one that moved its card, and that does not look back, is about the card where it
 * is now ("when you play this character" is about the character in play).
 */
function asSeen(state: State, event: GameEvent): GameEvent {
  if (event.kind.options.lookBack === true || event.card < 0 || !movedOnce(state, event.card)) return event;
  return event.withCard(refOf(state, cardOf(event.card)));
}

/** Whether any ability waits for such events now: those that change nothing need not happen otherwise. */
export function isWatched(engine: Engine, state: State, kind: EventKind): boolean {
  if (boardOf(engine, state).listeners[kind.id] !== undefined) return true;
  const ofKeywords = engine.keywordTriggers[kind.id];
  if (ofKeywords === undefined) return false;
  for (const { keyword } of ofKeywords)
    if (boardOf(engine, state).grant[keyword!.id] !== undefined) return true;
  return false;
}

function observeAs(engine: Engine, state: State, proposed: GameEvent, kind: EventKind): void {
  const listeners = boardOf(engine, state).listeners[kind.id];
  const ofKeywords = engine.keywordTriggers[kind.id];
  if (listeners === undefined && ofKeywords === undefined) return;
  const event = asSeen(state, proposed);
  if (listeners !== undefined)
    for (let i = 0; i < listeners.length; i++) trigger(state, event, listeners[i]!);
  if (ofKeywords === undefined) return;
  for (const part of ofKeywords) {
    const keyword = part.keyword!;
    if (boardOf(engine, state).grant[keyword.id] === undefined) continue;
    if (part.pattern!.self) {
      if (event.card >= 0 && isCurrent(state, event.card))
        grantedTrigger(engine, state, event, part, cardOf(event.card));
      continue;
    }
    for (let player = 0; player < playerCount.get(state, 0); player++) {
      for (const zone of engine.inPlayZones) {
        for (let card = firstIn(state, player, zone); card >= 0; card = nextInZone.get(state, card)) {
          grantedTrigger(engine, state, event, part, card);
        }
      }
    }
  }
}

/** A keyword's triggered ability on a card that has gained the keyword rather than printed it. */
function grantedTrigger(
  engine: Engine,
  state: State,
  event: GameEvent,
  part: Active['part'],
  card: number,
): void {
  const keyword = part.keyword!;
  if (engine.card(state, card).hasPrinted(keyword) || !isGranted(engine, state, card, keyword)) return;
  const scope = {
    source: refOf(state, card),
    controller: controller.get(state, card),
    slots: NONE,
    event: null,
  };
  if (part.condition !== null && !part.condition(state, scope)) return;
  if (!part.pattern!.test(state, event, scope)) return;
  state.waiting = [...state.waiting, new Waiting(part, scope.source, scope.controller, event, NONE)];
}
