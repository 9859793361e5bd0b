import type { QuantityKinds } from '../ability/quantity.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { type CardsOf, ofRef } from '../model/ability-part.ts';
import { type CardRef, cardOf } from '../model/card-ref.ts';
import { owner } from '../model/core-columns.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Binder } from './binder.ts';

/** "Each relic discarded this way". */
export type DoneCards = QuantityKinds['done-cards'];

/** The cards affected by earlier effects of the ability. */
export function doneCards(binder: Binder, { done, filter, to }: DoneCards): CardsOf {
  const test = ofRef(binder.cardTest(filter));
  const lists = binder.results.flatMap(({ cards }) => cards?.(done) ?? []);
  if (lists.length === 0) {
    throw new CardwrightError('reference-dangling', `Nothing before it was ${done} “this way”.`, {
      ability: binder.id,
    });
  }
  const there = to === undefined ? null : binder.zone(to.zone).name;
  const whose = to?.of === undefined ? null : binder.playerTest(to.of);
  return (s, scope) =>
    lists
      .flatMap((cards) => cards(s, scope))
      .filter(
        (ref) =>
          (there === null || wentTo(s, ref, there)) &&
          (whose === null || whose(s, owner.get(s, cardOf(ref)), scope)) &&
          test(s, ref, scope),
      );
}

/** Whether a card left where it was for this zone: a card that changes zone is another from then on. */
function wentTo(state: ReadonlyState, card: CardRef, zone: string): boolean {
  for (let entry = state.history; entry !== null; entry = entry.earlier)
    if (entry.event.card === card && entry.event.data?.['to'] === zone) return true;
  return false;
}
