import {
  activePlayer,
  type CircumstanceRow,
  cardOf,
  defineCircumstance,
  isActive,
  isCurrent,
  ordinalOf,
  zoneOf,
} from '@cardwright/core';
import { isInChallenge } from '../table/challenge.ts';
import { challenged, challenger } from '../table/columns.ts';
import { locationOf } from '../table/location.ts';

/** An event that is the nth of those that the text speaks of ("the second action", "the first time here"). */
function nth(name: string, n: number): CircumstanceRow {
  return defineCircumstance(
    name,
    (engine, s, event, scope, such) => ordinalOf(engine, s, event, such, scope) === n,
  );
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
  nth('first-this-turn', 1),
  nth('second-this-turn', 2),
  nth('third-this-turn', 3),
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
