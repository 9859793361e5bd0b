import { defineFilter, type FilterRow } from '@cardwright/core/bind';
import { hasClassification } from '../table/classifications.ts';
import { traitsOf } from '../table/traits.ts';

/** Text names songs as if they were a type; they are actions with the classification Song (CR 5.4.4.1). */
export const typeFilter: FilterRow = defineFilter('type', ({ type }, { kernel }) =>
  type === 'song'
    ? (s, card) => traitsOf(kernel, s, card).isSong
    : (s, card) => kernel.card(s, card).definition.type === type,
);

/** Classifications are those printed and those that effects add. */
export const classificationFilter: FilterRow = defineFilter(
  'classification',
  ({ classification }, { kernel }) =>
    (s, card) =>
      hasClassification(kernel, s, card, classification),
);
