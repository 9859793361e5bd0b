import {
  cardOf,
  cardsUnder,
  compare,
  defineFilter,
  defineQuantity,
  type FilterRow,
  isCurrent,
  lastKnownOf,
  type QuantityRow,
  under,
} from '@cardwright/core';
import { isChallenging } from '../table/challenge.ts';
import { challenged, damage } from '../table/columns.ts';
import { locationOf } from '../table/location.ts';

/** Numbers that only Lorcana's text speaks of. */
export const quantities: readonly QuantityRow[] = [
  defineQuantity('damage', (q, b) => {
    const list = b.list(q.on);
    return (s, scope) => {
      let sum = 0;
      for (const ref of list(s, scope)) {
        sum += isCurrent(s, ref)
          ? damage.get(s, cardOf(ref))
          : (lastKnownOf(s.lastKnown, ref)?.columns[damage.id] ?? 0);
      }
      return sum;
    };
  }),
  defineQuantity('cards-under', (q, b) => {
    const list = b.list(q.of);
    return (s, scope) =>
      list(s, scope).reduce(
        (n, ref) =>
          n +
          (isCurrent(s, ref)
            ? cardsUnder(s, cardOf(ref)).length
            : (lastKnownOf(s.lastKnown, ref)?.below ?? 0)),
        0,
      );
  }),
  defineQuantity('half', (q, b) => {
    const of = b.number(q.of);
    return (s, scope) => (q.rounded === 'up' ? Math.ceil(of(s, scope) / 2) : Math.floor(of(s, scope) / 2));
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
  defineFilter('at-location', ({ location }, b) => {
    const list = b.list(location);
    return (s, card, scope) => list(s, scope).includes(locationOf(s, card));
  }),
  defineFilter('at-location-of', ({ whom }, b) => {
    const list = b.list(whom);
    return (s, card, scope) => {
      const location = locationOf(s, card);
      return (
        location >= 0 &&
        list(s, scope).some((ref) => isCurrent(s, ref) && locationOf(s, cardOf(ref)) === location)
      );
    };
  }),
  defineFilter('cards-under', ({ cmp, value }, b) => {
    const bound = b.number(value);
    return (s, card, scope) => compare(cardsUnder(s, card).length, cmp, bound(s, scope));
  }),
  defineFilter('under', ({ top }, b) => {
    const isTop = b.selectorTest(top);
    return (s, card, scope) => {
      const above = under.get(s, card) - 1;
      return above >= 0 && isTop(s, above, scope);
    };
  }),
  defineFilter('damage', ({ cmp, value }, b) => {
    const bound = b.number(value);
    return (s, card, scope) => compare(damage.get(s, card), cmp, bound(s, scope));
  }),
];
