import type { ReadonlyState } from '@cardwright/core';
import type { StateName } from '@cardwright/core/data';
import {
  type CardRef,
  type Column,
  cardOf,
  cardsUnder,
  defineState,
  type EventKind,
  ifGone,
  isCurrent,
  knownValue,
  type LastKnown,
  NO_CARD,
  type Places,
  play,
  refOf,
  type StateRow,
  turnNumber,
} from '@cardwright/core/game';
import { challengedEvent } from '../events/challenge.ts';
import { quested } from '../events/state-changes.ts';
import { isBeingChallenged, isChallenging } from '../table/challenge.ts';
import { damage, dry, exerted, playedTurn, shifted } from '../table/columns.ts';
import { isInkable } from '../table/inkable.ts';
import { lastLocationOf } from '../table/location.ts';
import { traitsOf } from '../table/traits.ts';
import { inkwell } from '../table/zones.ts';

/** Whether such an event has happened to a card this turn. */
const happened =
  (kind: EventKind): StateRow['test'] =>
  (_e, state, card, _scope, known) => {
    const ref = known?.card ?? refOf(state, card);
    for (let entry = state.history; entry !== null; entry = entry.earlier) {
      if (entry.event.kind === kind && entry.event.card === ref) return true;
    }
    return false;
  };

/** Whether a number of a card satisfies the state; the last known number if it has left play. */
const whose =
  (column: Column, fits: (value: number, state: ReadonlyState) => boolean): StateRow['test'] =>
  (_e, s, card, _scope, known) =>
    fits(knownValue(column, s, card, known), s);

const isSet = (value: number): boolean => value > 0;
const isNone = (value: number): boolean => value === 0;

/** The location of a card, or its last known location. */
const placeOf = (s: ReadonlyState, card: number, known: LastKnown | null | undefined): CardRef => {
  const location = lastLocationOf(s, card, known);
  return location >= 0 && isCurrent(s, location) ? location : NO_CARD;
};

/**
 * Whether a card is, or last was, where the source of an ability is or last was: for a character that is its location, for
 * a location itself (CR 6.7.7).
 */
const isHere: StateRow['test'] = (_e, s, card, { source }, known) => {
  const place = placeOf(s, cardOf(source), ifGone(s, source));
  return lastLocationOf(s, card, known) === (place < 0 ? source : place);
};

const hasCardUnder: StateRow['test'] = (_e, s, card, _scope, known) =>
  (known?.under.length ?? cardsUnder(s, card).length) > 0;

const rows: readonly StateRow[] = [
  defineState('exerted', whose(exerted, isSet), (_e, d, card) => exerted.put(d, card, 1)),
  defineState(
    'able-to-exert',
    (e, s, card) =>
      exerted.get(s, card) === 0 && (dry.get(s, card) === 1 || !traitsOf(e, s, card).isCharacter),
  ),
  defineState('ready', whose(exerted, isNone)),
  defineState('damaged', whose(damage, isSet)),
  defineState('undamaged', whose(damage, isNone)),
  defineState('dry', whose(dry, isSet)),
  defineState('drying', whose(dry, isNone)),
  defineState('challenging', (_e, s, card) => isChallenging(s, card)),
  defineState('being-challenged', (_e, s, card) => isBeingChallenged(s, card)),
  defineState(
    'at-a-location',
    (_e, s, card, _scope, known) => placeOf(s, card, known) >= 0,
    undefined,
    (s, card, known) => [placeOf(s, card, known)].filter((ref) => ref >= 0),
  ),
  defineState('here', isHere),
  defineState('card-under', hasCardUnder),
  defineState(
    'played-this-turn',
    whose(playedTurn, (turn, s) => turn === turnNumber.get(s, 0)),
  ),
  defineState('challenged-this-turn', happened(challengedEvent)),
  defineState('quested-this-turn', happened(quested)),
  defineState('shifted', whose(shifted, isSet)),
  defineState('inkable', isInkable),
];

/** Pairs of states that are each other's negation. */
const OPPOSITES: readonly (readonly [StateName, StateName])[] = [
  ['ready', 'exerted'],
  ['damaged', 'undamaged'],
  ['dry', 'drying'],
];

/** Places of cards that can be in a state, if not in play only. */
const ELSEWHERE: Readonly<Record<string, Places>> = {
  // Ink lies ready or exerted (CR 5.1.1).
  ready: [play, inkwell],
  exerted: [play, inkwell],
  'able-to-exert': [play, inkwell],
  inkable: 'anywhere',
};

/** What lasts asks for what is there now: nobody is at a location that has left play (CR 5.6.6). */
const STANDING: Readonly<Record<string, StateRow['test']>> = {
  here: (e, s, card, scope, known) => isCurrent(s, scope.source) && isHere(e, s, card, scope, known),
};

/** Card states (CR 5.1.1) and what text asks of a card beyond them. */
export const states: readonly StateRow[] = rows.map((row) => {
  const both = OPPOSITES.find((names) => (names as readonly string[]).includes(row.name));
  const opposite = both?.find((name) => name !== row.name);
  const standing = STANDING[row.name];
  return {
    ...row,
    places: ELSEWHERE[row.name] ?? 'in-play',
    ...(opposite && { opposite }),
    ...(standing && { standing }),
  };
});
