import type { CardsOf } from '../model/ability-part.ts';
import type { CardRef } from '../model/card-ref.ts';
import type { Frame } from '../model/frame.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Binder } from './binder.ts';

/**
 * Collects antecedents in a loop over players. Inside, a reference means the current player's own; after the loop it
 * means everyone's: "each player chooses one of their beasts. Exhaust all others."
 */
export function collectReferentsPerPlayer(binder: Binder) {
  const from = binder.producers.length;
  const kept: { readonly slot: number; readonly list: CardsOf }[] = [];
  return {
    begin(scope: Frame): void {
      for (const { slot } of kept) scope.slots[slot] = [];
    },
    /**
     * Adds what the current player did. A player who did nothing leaves the previous player's result in place, which is
     * told apart.
     */
    add(state: ReadonlyState, scope: Frame): void {
      for (const { slot, list } of kept) {
        const known = scope.slots[slot] as readonly CardRef[];
        scope.slots[slot] = [...known, ...list(state, scope).filter((ref) => !known.includes(ref))];
      }
    },
    close(): void {
      if (binder.supposed !== null) return;
      for (const [i, made] of binder.producers.entries()) {
        if (i < from || made.how === 'self' || made.how === 'party') continue;
        const slot = binder.slot();
        kept.push({ slot, list: made.list });
        const list: CardsOf = (_s, scope) => (scope.slots[slot] ?? []) as readonly CardRef[];
        binder.producers[i] = { ...made, list };
      }
    },
  };
}
