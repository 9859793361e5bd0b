import {
  cardOf,
  cardsUnder,
  defineState,
  type EventKind,
  isCurrent,
  type ReadonlyState,
  refOf,
  type StateRow,
  turnNumber,
} from '@cardwright/core';
import { challengedEvent } from '../events/challenge.ts';
import { quested } from '../events/state-changes.ts';
import { isBeingChallenged, isChallenging } from '../table/challenge.ts';
import { damage, dry, exerted, playedTurn, shifted } from '../table/columns.ts';
import { isInkable } from '../table/inkable.ts';
import { locationOf } from '../table/location.ts';
import { traitsOf } from '../table/traits.ts';

/** Whether such an event has happened to a card this turn. */
function happenedTo(state: ReadonlyState, card: number, kind: EventKind): boolean {
  const ref = refOf(state, card);
  for (let entry = state.history; entry !== null; entry = entry.earlier) {
    if (entry.event.kind === kind && entry.event.card === ref) return true;
  }
  return false;
}

/** Card states (CR 5.1.1) and what text asks of a card beyond them. */
export const states: readonly StateRow[] = [
  defineState(
    'exerted',
    (_e, s, card) => exerted.get(s, card) === 1,
    (_e, d, card) => exerted.put(d, card, 1),
  ),
  defineState(
    'able-to-exert',
    (e, s, card) =>
      exerted.get(s, card) === 0 && (dry.get(s, card) === 1 || !traitsOf(e, s, card).isCharacter),
  ),
  defineState('ready', (_e, s, card) => exerted.get(s, card) === 0),
  defineState('damaged', (_e, s, card) => damage.get(s, card) > 0),
  defineState('undamaged', (_e, s, card) => damage.get(s, card) === 0),
  defineState('dry', (_e, s, card) => dry.get(s, card) === 1),
  defineState('drying', (_e, s, card) => dry.get(s, card) === 0),
  defineState('challenging', (_e, s, card) => isChallenging(s, card)),
  defineState('being-challenged', (_e, s, card) => isBeingChallenged(s, card)),
  defineState(
    'at-a-location',
    (_e, s, card) => locationOf(s, card) >= 0,
    undefined,
    (s, card) => [locationOf(s, card)].filter((ref) => ref >= 0),
  ),
  defineState('here', (_e, s, card, { source }) => {
    if (!isCurrent(s, source)) return false;
    // On a character the location that it is at, on a location itself.
    const place = locationOf(s, cardOf(source));
    return locationOf(s, card) === (place < 0 ? source : place);
  }),
  defineState('card-under', (_e, s, card) => cardsUnder(s, card).length > 0),
  defineState('had-card-under', (e, s, card) => {
    if (e.isHere(s, refOf(s, card))) return cardsUnder(s, card).length > 0;
    for (let known = s.lastKnown; known !== null; known = known.earlier)
      if (cardOf(known.card) === card) return known.below > 0;
    return false;
  }),
  defineState('played-this-turn', (_e, s, card) => playedTurn.get(s, card) === turnNumber.get(s, 0)),
  defineState('challenged-this-turn', (_e, s, card) => happenedTo(s, card, challengedEvent)),
  defineState('quested-this-turn', (_e, s, card) => happenedTo(s, card, quested)),
  defineState('shifted', (_e, s, card) => shifted.get(s, card) === 1),
  defineState('inkable', isInkable),
];
