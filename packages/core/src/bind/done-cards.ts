import type { QuantityKinds } from '../ability/quantity.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { type CardsOf, ofRef } from '../model/ability-part.ts';
import type { Binder } from './binder.ts';

/** "Each relic discarded this way". */
export type DoneCards = QuantityKinds['done-cards'];

/** The cards affected by earlier effects of the ability. */
export function doneCards(binder: Binder, { done, filter }: DoneCards): CardsOf {
  const test = ofRef(binder.cardTest(filter));
  const lists = binder.results.flatMap(({ cards }) => cards?.(done) ?? []);
  if (lists.length === 0) {
    throw new CardwrightError('reference-dangling', `Nothing before it was ${done} “this way”.`, {
      ability: binder.id,
    });
  }
  return (s, scope) => lists.flatMap((cards) => cards(s, scope)).filter((ref) => test(s, ref, scope));
}
