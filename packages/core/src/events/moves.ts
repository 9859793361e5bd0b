import { cardOf } from '../model/card-ref.ts';
import { defineEvent, type EventKind, type EventOptions } from '../model/event-kind.ts';
import { play, type Zone } from '../model/zone.ts';
import { moveCard } from '../table/move-card.ts';
import { isIn } from '../table/zone-list.ts';
import { countsAsLeavingPlay } from './core-events.ts';

/** Where a card comes from, and what any event says. */
export interface MoveOptions extends Partial<Omit<EventOptions, 'commit'>> {
  /** The zone it leaves; nothing happens to a card that is elsewhere. Absent: it comes from anywhere. */
  readonly from?: Zone;
}

/**
 * Declares an event by which a card goes to a zone; what belongs to no player becomes that of the event's. One that takes
 * cards out of play counts as leaving it, and is watched for by who was there before.
 *
 * @example
 * ```ts
 * const died = defineMove('died', discard, { from: play });
 * ```
 */
export function defineMove(name: string, to: Zone, options: MoveOptions = {}): EventKind {
  const { from, ...more } = options;
  return defineEvent(name, {
    affects: 'card',
    passage: from === undefined ? { to } : { from, to },
    ...(from === play && { lookBack: true, countsAs: countsAsLeavingPlay }),
    ...(from !== undefined &&
      from !== play && { reduce: (_kernel, state, e) => (isIn(state, cardOf(e.card), from) ? e : null) }),
    ...more,
    commit: (kernel, draft, { player, card }) => moveCard(kernel, draft, cardOf(card), to, { player }),
  });
}
