import { defineFilter, type FilterRow } from '@cardwright/core';
import { hasClassification } from '../table/classifications.ts';
import { traitsOf } from '../table/traits.ts';

/** Text names songs as if they were a type; they are actions with the classification Song (CR 5.4.4.1). */
export const typeFilter: FilterRow = defineFilter('type', ({ type }, { engine }) =>
  type === 'song'
    ? (s, card) => traitsOf(engine, s, card).isSong
    : (s, card) => engine.card(s, card).definition.type === type,
);

/** Classifications are those printed and those that effects add. */
export const classificationFilter: FilterRow = defineFilter(
  'classification',
  ({ classification }, { engine }) =>
    (s, card) =>
      hasClassification(engine, s, card, classification),
);
