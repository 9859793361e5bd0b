import type { ReadonlyState } from '@cardwright/core';
import { type Kernel, mayHaveParts, partsOn } from '@cardwright/core/game';
import { traitsOf } from './traits.ts';

/** Whether a card has the inkwell symbol (CR 5.2.3), or counts as having it. */
export const isInkable = (kernel: Kernel, state: ReadonlyState, card: number): boolean =>
  traitsOf(kernel, state, card).isInkable ||
  (mayHaveParts(kernel, state, 'count-as-inkable') &&
    partsOn(kernel, state, card, 'count-as-inkable').length > 0);
