import { type CardRef, cardOf, NO_CARD } from '../model/card-ref.ts';
import { controller, owner } from '../model/core-columns.ts';
import type { GameEvent } from '../model/game-event.ts';
import { lastKnownOf } from '../model/last-known.ts';
import { isCurrent } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';

/** The card in a role of an event: `card`, `by`, a role that its kind declares, or a fact of that name. -1 if none. */
export function partyCard(event: GameEvent, role: string): CardRef {
  if (role === 'card') return event.card;
  if (role === 'by') return event.other;
  const field = event.kind.options.roles?.[role];
  if (field === 'card') return event.card;
  if (field === 'other') return event.other;
  const fact = event.data?.[role];
  return typeof fact === 'number' ? (fact as CardRef) : NO_CARD;
}

/** The cards in a role: several if simultaneous events were merged into one. */
export function partyCards(event: GameEvent, role: string): readonly CardRef[] {
  const field = event.kind.options.roles?.[role];
  const joined =
    role === 'card' || field === 'card'
      ? event.data?.['cards']
      : role === 'by' || field === 'other'
        ? event.data?.['others']
        : undefined;
  if (Array.isArray(joined))
    return (joined as readonly CardRef[]).filter((ref, i, all) => all.indexOf(ref) === i);
  const card = partyCard(event, role);
  return card < 0 ? [] : [card];
}

/** The player in a role: the event's own, or the one whose card has the role. */
export function partyPlayer(state: ReadonlyState, event: GameEvent, role: string): number {
  if (role === 'player' || event.kind.options.roles?.[role] === 'player') return event.player;
  const ref = partyCard(event, role);
  if (ref < 0) return event.player;
  if (isCurrent(state, ref)) return controller.get(state, cardOf(ref));
  return lastKnownOf(state.lastKnown, ref)?.controller ?? owner.get(state, cardOf(ref));
}
