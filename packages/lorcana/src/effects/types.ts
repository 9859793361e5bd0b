import {
  appliesTo,
  boardOf,
  defineFilter,
  type Engine,
  type FilterRow,
  type ReadonlyState,
} from '@cardwright/core';
import { traitsOf } from '../table/traits.ts';

/** Text names songs as if they were a type; they are actions with the classification Song (CR 5.4.4.1). */
export const typeFilter: FilterRow = defineFilter('type', ({ type }, { engine }) =>
  type === 'song'
    ? (s, card) => traitsOf(engine, s, card).isSong
    : (s, card) => engine.card(s, card).definition.type === type,
);

/** Classifications that depend on each other end here instead of going round. */
const asking: string[] = [];

/** Whether an effect adds a classification to a card now. */
function isAdded(engine: Engine, state: ReadonlyState, card: number, classification: string): boolean {
  const adding = boardOf(engine, state).ofKind('add-classification');
  if (adding.length === 0) return false;
  const key = `${card} ${classification}`;
  if (asking.includes(key)) return false;
  asking.push(key);
  const added = adding.some(
    (active) => active.part.data === classification && appliesTo(state, active, card),
  );
  asking.pop();
  return added;
}

/** Classifications are those printed and those that effects add. */
export const classificationFilter: FilterRow = defineFilter(
  'classification',
  ({ classification }, { engine }) =>
    (s, card) =>
      engine.card(s, card).definition.classifications.includes(classification) ||
      isAdded(engine, s, card, classification),
);
