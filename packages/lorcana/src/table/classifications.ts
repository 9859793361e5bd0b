import type { ReadonlyState } from '@cardwright/core';
import { abilityIndexOf, appliesTo, type Kernel } from '@cardwright/core/game';

/** Recursion guard for classifications that depend on each other. */
const asking: string[] = [];

/** Whether an effect that gives one classification, or all there are, gives this one. */
const gives = (given: unknown, classification: string): boolean =>
  given === classification || given === 'all';

/** Whether an effect adds a classification to a card now. */
function isAdded(kernel: Kernel, state: ReadonlyState, card: number, classification: string): boolean {
  const adding = abilityIndexOf(kernel, state).ofKind('add-classification');
  if (adding.length === 0) return false;
  const key = `${card} ${classification}`;
  if (asking.includes(key)) return false;
  asking.push(key);
  const added = adding.some(
    (active) => gives(active.part.data, classification) && appliesTo(state, active, card),
  );
  asking.pop();
  return added;
}

/** Whether a card has a classification now: printed, or added by an effect. */
export const hasClassification = (
  kernel: Kernel,
  state: ReadonlyState,
  card: number,
  classification: string,
): boolean =>
  kernel.card(state, card).definition.classifications.includes(classification) ||
  isAdded(kernel, state, card, classification);
