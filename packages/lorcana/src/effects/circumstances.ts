import type { ReadonlyState } from '@cardwright/core';
import {
  type CardRef,
  type CircumstanceRow,
  cardOf,
  defineCircumstance,
  type GameEvent,
  isCurrent,
  type Kernel,
  NO_CARD,
  nextLife,
} from '@cardwright/core/game';
import { movedToLocation } from '../events/state-changes.ts';
import { isInChallenge } from '../table/challenge.ts';
import { atLocation, challenged, challenger } from '../table/columns.ts';
import { locationOf } from '../table/location.ts';

/** The location that a card was at before it moved or left play (CR 6.7.7); -1 if none. */
function locationBefore(kernel: Kernel, state: ReadonlyState, { kind, card, data }: GameEvent): CardRef {
  if (kind === movedToLocation) return (data?.['from'] ?? -1) as CardRef;
  if (kernel.isHere(state, card)) return locationOf(state, cardOf(card));
  // It left with this event: match its incarnation before or after.
  for (let known = state.lastKnown; known !== null; known = known.earlier) {
    if (known.card !== card && nextLife(known.card) !== card) continue;
    const location = (known.columns[atLocation.id] ?? NO_CARD) as CardRef;
    return isCurrent(state, location) ? location : NO_CARD;
  }
  return NO_CARD;
}

/** Qualifications of events (CR 4.6.2 for challenges). */
export const circumstances: readonly CircumstanceRow[] = [
  // A banished card remembers its challenge for later queries.
  defineCircumstance(
    'in-challenge',
    (_e, s, event) => event.data?.['challenger'] !== undefined || isInChallenge(s, event.card),
  ),
  defineCircumstance(
    'while-challenging',
    (_e, s, event) => event.card >= 0 && event.card === (event.data?.['challenger'] ?? challenger.get(s, 0)),
  ),
  defineCircumstance(
    'while-challenged',
    (_e, s, event) => event.card >= 0 && event.card === (event.data?.['challenged'] ?? challenged.get(s, 0)),
  ),
  defineCircumstance('with-shift', (_e, _s, event) => event.data?.['shifted'] === true),
  defineCircumstance('for-free', (_e, _s, event) => event.data?.['free'] === true),
  defineCircumstance('by-singing', (_e, _s, event) => event.data?.['sung'] === true),
  defineCircumstance('by-singing-together', (_e, _s, event) => event.data?.['together'] === true),
  defineCircumstance(
    'at-a-location',
    (_e, s, _event, { source }) => isCurrent(s, source) && locationOf(s, cardOf(source)) >= 0,
  ),
  defineCircumstance('from-a-location', (e, s, event) => locationBefore(e, s, event) >= 0),
  defineCircumstance('for-support', (_e, _s, event) => event.data?.['for'] === 'support'),
  defineCircumstance(
    'by-action',
    (e, s, event) => event.source >= 0 && e.card(s, cardOf(event.source)).definition.type === 'action',
  ),
  defineCircumstance('to-play', (_e, _s, event) => event.data?.['for'] === 'play'),
  defineCircumstance(
    'by-exerting',
    (_e, _s, event) => (event.data?.['costs'] as readonly string[] | undefined)?.includes('exert') === true,
  ),
];
