import { type Engine, mayHaveParts, type ReadonlyState } from '@cardwright/core';
import { traitsOf } from './traits.ts';

/** Whether a card has the inkwell symbol (CR 5.2.3), or counts as having it. */
export const isInkable = (engine: Engine, state: ReadonlyState, card: number): boolean =>
  traitsOf(engine, state, card).isInkable ||
  (mayHaveParts(engine, state, 'count-as-inkable') &&
    engine.partsOn(state, card, 'count-as-inkable').length > 0);
