import type { CardsOf, NumberOf } from '../model/ability-part.ts';
import type { CardRef } from '../model/card-ref.ts';
import type { Frame } from '../model/frame.ts';
import type { Slot } from '../model/slots.ts';
import type { ReadonlyState } from '../model/state.ts';
import { mentions } from '../reference/mentions.ts';
import type { Binder } from './binder.ts';
import { listIn, numberIn } from './slot-values.ts';

/**
 * Collects antecedents in a loop over players. Inside, a reference means the current player's own; after the loop it
 * means everyone's: "each player chooses one of their beasts. Exhaust all others." The same holds of what was done:
 * "each player discards their hand and draws that many cards", but "each player discards their hand. Draw that many".
 */
export function collectReferentsPerPlayer(binder: Binder) {
  const from = binder.producers.length;
  const firstResult = binder.results.length;
  const sums: { readonly slot: Slot<number>; readonly number: NumberOf }[] = [];
  const clearing: ((frame: Frame) => void)[] = [];
  const kept: { readonly slot: Slot<readonly CardRef[]>; readonly list: CardsOf }[] = [];
  const keep = (list: CardsOf): CardsOf => {
    const slot = binder.slot<readonly CardRef[]>();
    kept.push({ slot, list });
    return listIn(slot);
  };
  /** From here on, what was done is what all of them did; kept only where the text counts it. */
  const closeResults = (): void => {
    const { deeds, results } = binder;
    const counts = mentions(binder.ability, 'amount', 'done');
    if (!counts && deeds.length === 0) return;
    for (const [i, made] of results.entries()) {
      if (i < firstResult) continue;
      if (made.clear) clearing.push(made.clear);
      const slot = binder.slot<number>();
      sums.push({ slot, number: made.number });
      const lists = deeds.map((deed) => made.cards?.(deed) ?? null);
      const cards = new Map(deeds.map((deed, at) => [deed, lists[at] && keep(lists[at])]));
      results[i] = {
        unit: made.unit,
        number: numberIn(slot),
        cards: (deed) => cards.get(deed) ?? null,
      };
    }
  };
  return {
    begin(scope: Frame): void {
      for (const { slot } of kept) scope.set(slot, []);
      for (const { slot } of sums) scope.set(slot, 0);
      for (const clear of clearing) clear(scope);
    },
    /**
     * Adds what the current player did. A player who did nothing leaves the previous player's result in place, which is
     * told apart.
     * @param last whether no other player follows, so that what the last one did still answers “if they do”
     */
    add(state: ReadonlyState, scope: Frame, last: boolean): void {
      for (const { slot, list } of kept) {
        const known = scope.get(slot);
        scope.set(slot, [...known, ...list(state, scope).filter((ref) => !known.includes(ref))]);
      }
      for (const { slot, number } of sums) scope.set(slot, scope.get(slot) + number(state, scope));
      if (!last) for (const clear of clearing) clear(scope);
    },
    close(): void {
      if (binder.supposed !== null) return;
      for (const [i, made] of binder.producers.entries()) {
        if (i < from || made.how === 'self' || made.how === 'party') continue;
        binder.producers[i] = { ...made, list: keep(made.list) };
      }
      closeResults();
    },
  };
}
