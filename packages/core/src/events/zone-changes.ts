import type { EventPattern, TurnPattern } from '../ability/event-pattern.ts';
import type { ZoneSelector } from '../ability/selector.ts';
import { type CardRef, cardOf } from '../model/card-ref.ts';
import { zoneOf } from '../model/core-columns.ts';
import { defineEvent, type EventKind, type Passage } from '../model/event-kind.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { hand, type Zone } from '../model/zone.ts';

/** A card leaves a zone, for any other. Never proposed itself: whatever moves a card counts as it. */
export const leftZone: EventKind = defineEvent('left-zone', {
  passage: {},
  lookBack: true,
  commit: () => {},
});

/** A card enters a zone, from any other. Never proposed itself: whatever moves a card counts as it. */
export const enteredZone: EventKind = defineEvent('entered-zone', { passage: {}, commit: () => {} });

/** A card is returned to its player's hand, from any visible zone. Never proposed itself: a move may count as it. */
export const returned: EventKind = defineEvent('returned', { passage: { to: hand }, commit: () => {} });

/** What every kind of event with a passage counts as. */
export const zoneChanges: readonly EventKind[] = [leftZone, enteredZone];

/** The zone on one side of the move that an event is; undefined if it tells none. */
export function zoneCrossed(
  kernel: Kernel,
  { kind, data }: GameEvent,
  side: 'from' | 'to',
): Zone | undefined {
  const told = data?.[side];
  return typeof told === 'string' ? kernel.zonesByName.get(told) : kind.options.passage?.[side];
}

/** Who does it, or whom it happens to: a card may be moved by another than its player. */
export const doerOf = ({ player, data }: GameEvent): number =>
  (data?.['mover'] as number | undefined) ?? player;

/** Between which zones a card goes in the events that a pattern means; undefined if it stays where it is. */
export function passageOf(
  { eventKinds, zonesByName }: Kernel,
  pattern: EventPattern | TurnPattern,
): Passage | undefined {
  const passage = eventKinds.get(pattern.on)?.options.passage;
  if (passage === undefined) return undefined;
  const { from, to } = pattern as EventPattern;
  const named = (zone: ZoneSelector | undefined, otherwise: Zone | undefined): Zone | undefined =>
    zone === undefined ? otherwise : zone.or === undefined ? zonesByName.get(zone.zone) : undefined;
  const [left, entered] = [named(from, passage.from), named(to, passage.to)];
  return { ...(left && { from: left }), ...(entered && { to: entered }) };
}

/** The name of the zone that a card is in, as a fact of an event that takes it from there. */
export const zoneNameOf = (kernel: Kernel, state: ReadonlyState, card: CardRef): string =>
  kernel.zones[zoneOf.get(state, cardOf(card))]!.name;
