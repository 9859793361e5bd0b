import {
  activePlayer,
  type CircumstanceRow,
  cardOf,
  defineCircumstance,
  type EventKind,
  type GameEvent,
  isActive,
  isCurrent,
  type ReadonlyState,
  zoneOf,
} from '@cardwright/core';
import { isInChallenge } from '../table/challenge.ts';
import { challenged, challenger } from '../table/columns.ts';
import { locationOf } from '../table/location.ts';

/** How many events of the kind, by the same player, happened this turn before this one (it may be in the history already). */
function ordinal(state: ReadonlyState, event: GameEvent): number {
  let n = 0;
  for (let entry = state.history; entry !== null; entry = entry.earlier) {
    const other = entry.event;
    if (other !== event && (other.kind as EventKind) === event.kind && other.player === event.player) n++;
  }
  return n + 1;
}

function zoneBefore(name: string): CircumstanceRow['test'] {
  return (engine, state, event) => {
    const from = event.data?.['from'];
    if (typeof from === 'string') return from === name;
    return (
      event.card >= 0 &&
      isCurrent(state, event.card) &&
      engine.zones[zoneOf.get(state, cardOf(event.card))]!.name === name
    );
  };
}

/** Qualifications of events (CR 4.6.2 for challenges). */
export const circumstances: readonly CircumstanceRow[] = [
  // What was banished remembers the challenge that it was in, for those who ask later.
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
  defineCircumstance('by-singing', (_e, _s, event) => event.data?.['sung'] === true),
  defineCircumstance('by-singing-together', (_e, _s, event) => event.data?.['together'] === true),
  defineCircumstance('first-this-turn', (_e, s, event) => ordinal(s, event) === 1),
  defineCircumstance('second-this-turn', (_e, s, event) => ordinal(s, event) === 2),
  defineCircumstance('third-this-turn', (_e, s, event) => ordinal(s, event) === 3),
  defineCircumstance(
    'at-a-location',
    (_e, s, _event, { source }) => isCurrent(s, source) && locationOf(s, cardOf(source)) >= 0,
  ),
  defineCircumstance('from-a-location', (_e, _s, event) => event.data?.['from'] !== undefined),
  defineCircumstance('for-support', (_e, _s, event) => event.data?.['for'] === 'support'),
  defineCircumstance(
    'by-action',
    (e, s, event) => event.source >= 0 && e.card(s, cardOf(event.source)).definition.type === 'action',
  ),
  defineCircumstance('during-your-turn', (_e, s, _event, scope) => isActive(s, scope.controller)),
  defineCircumstance('during-an-opponents-turn', (e, s, _event, scope) =>
    e.areOpponents(s, scope.controller, activePlayer.get(s, 0)),
  ),
  defineCircumstance('during-their-turn', (_e, s, event) => isActive(s, event.player)),
  defineCircumstance('from-play', zoneBefore('play')),
  defineCircumstance('from-hand', zoneBefore('hand')),
  defineCircumstance('from-discard', zoneBefore('discard')),
];
