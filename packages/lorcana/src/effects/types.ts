import { appliesTo, boardOf, defineFilter, type FilterRow } from '@cardwright/core';

/** Text names songs as if they were a type; they are actions with the classification Song (CR 5.4.4.1). */
export const typeFilter: FilterRow = defineFilter('type', ({ type }, { engine }) =>
  type === 'song'
    ? (s, card) => {
        const { definition } = engine.card(s, card);
        return definition.type === 'action' && definition.classifications.includes('Song');
      }
    : (s, card) => engine.card(s, card).definition.type === type,
);

/** Classifications are those printed and those that effects add. */
export const classificationFilter: FilterRow = defineFilter(
  'classification',
  ({ classification }, { engine }) =>
    (s, card) =>
      engine.card(s, card).definition.classifications.includes(classification) ||
      boardOf(engine, s)
        .ofKind('add-classification')
        .some((active) => active.part.data === classification && appliesTo(s, active, card)),
);
