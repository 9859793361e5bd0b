import type { ReadonlyState } from '@cardwright/core';
import {
  bindCompared,
  defineFilter,
  defineQuantity,
  type FilterRow,
  isStanding,
  type QuantityRow,
} from '@cardwright/core/bind';
import {
  cardOf,
  cardsUnder,
  ifGone,
  isCurrent,
  knownValue,
  type LastKnown,
  liesUnder,
  refOf,
} from '@cardwright/core/game';
import { isChallenging } from '../table/challenge.ts';
import { challenged, damage } from '../table/columns.ts';
import { lastLocationOf, locationOf } from '../table/location.ts';

/** How many cards are under a card, or were when it left play. */
const belowOf = (s: ReadonlyState, card: number, known: LastKnown | null | undefined): number =>
  known?.under.length ?? cardsUnder(s, card).length;

/** Numbers that only Lorcana's text speaks of. */
export const quantities: readonly QuantityRow[] = [
  defineQuantity('damage', (q, b) => {
    const list = b.list(q.on);
    return (s, scope) => {
      let sum = 0;
      for (const ref of list(s, scope)) sum += knownValue(damage, s, cardOf(ref), ifGone(s, ref));
      return sum;
    };
  }),
  defineQuantity('cards-under', (q, b) => {
    const list = b.list(q.of);
    return (s, scope) => list(s, scope).reduce((n, ref) => n + belowOf(s, cardOf(ref), ifGone(s, ref)), 0);
  }),
];

export const filters: readonly FilterRow[] = [
  defineFilter('challenging', ({ whom }, b) => {
    const test = b.cardTest(whom);
    return (s, card, scope) => {
      const other = challenged.get(s, 0);
      return isChallenging(s, card) && other >= 0 && isCurrent(s, other) && test(s, cardOf(other), scope);
    };
  }),
  defineFilter(
    'at-location',
    ({ location }, b) => {
      const list = b.list(location);
      // As it resolves, of a location that has left: who was there last (CR 6.7.7).
      if (!isStanding(b))
        return (s, card, scope, known) => list(s, scope).includes(lastLocationOf(s, card, known));
      return (s, card, scope) => list(s, scope).includes(locationOf(s, card));
    },
    { leftWith: ({ location }) => ('was' in location && location.was ? location : undefined) },
  ),
  defineFilter('location-of', ({ whom }, b) => {
    const list = b.list(whom);
    return (s, card, scope) => {
      const here = refOf(s, card);
      return list(s, scope).some((ref) => isCurrent(s, ref) && locationOf(s, cardOf(ref)) === here);
    };
  }),
  defineFilter('at-location-of', ({ whom }, b) => {
    const list = b.list(whom);
    const standing = isStanding(b);
    return (s, card, scope) => {
      const location = locationOf(s, card);
      return (
        location >= 0 &&
        list(s, scope).some((ref) =>
          isCurrent(s, ref)
            ? locationOf(s, cardOf(ref)) === location
            : !standing && lastLocationOf(s, cardOf(ref), ifGone(s, ref)) === location,
        )
      );
    };
  }),
  defineFilter('cards-under', ({ cmp, value }, b) => {
    const holds = bindCompared(b, cmp, value);
    return (s, card, scope, known) => holds(s, scope, belowOf(s, card, known));
  }),
  defineFilter('under', ({ top }, b) => {
    const isTop = b.selectorTest(top);
    return (s, card, scope) => {
      const above = liesUnder.get(s, card) - 1;
      return above >= 0 && isTop(s, above, scope);
    };
  }),
  defineFilter('damage', ({ cmp, value }, b) => {
    const holds = bindCompared(b, cmp, value);
    return (s, card, scope, known) => holds(s, scope, knownValue(damage, s, card, known));
  }),
];
