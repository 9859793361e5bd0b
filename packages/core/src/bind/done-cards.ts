import type { QuantityKinds } from '../ability/quantity.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { CardsOf } from '../model/ability-part.ts';
import { cardOf } from '../model/card-ref.ts';
import { isCurrent } from '../model/reference.ts';
import type { Binder } from './binder.ts';

/** "Each relic discarded this way". */
export type DoneCards = QuantityKinds['done-cards'];

/** The cards affected by earlier effects of the ability. */
export function doneCards(binder: Binder, { done, filter }: DoneCards): CardsOf {
  const test = binder.cardTest(filter);
  const lists = binder.results.flatMap(({ cards }) => cards?.(done) ?? []);
  if (lists.length === 0) {
    throw new CardwrightError('reference-dangling', `Nothing before it was ${done} “this way”.`, {
      ability: binder.id,
    });
  }
  // A moved card has a new reference; a card with the old one was spared.
  return (s, scope) =>
    lists
      .flatMap((cards) => cards(s, scope))
      .filter((ref) => ref >= 0 && !isCurrent(s, ref) && test(s, cardOf(ref), scope));
}
