import type { Effect } from '../ability/effect.ts';
import type { CardSelector } from '../ability/selector.ts';
import type { CardsOf } from '../model/ability-part.ts';
import { choiceOf } from '../reference/spoken.ts';
import type { Binder } from './binder.ts';
import type { ExactReference } from './references.ts';

/** A selector for exactly the cards of a choice, whatever was mentioned since. */
export function exactly(list: CardsOf): object {
  const ref: ExactReference = { to: 'found', list };
  return { pick: 'ref', ref };
}

/**
 * Adds the choice of an effect, if it makes one. Returns the choice, and the effect rewritten to act on what was
 * chosen.
 */
export function bindChoiceFirst(
  binder: Binder,
  effect: Effect,
): { readonly choice: CardSelector | null; readonly effect: Effect } {
  const found = choiceOf(effect);
  if (found === null) return { choice: null, effect };
  const list = binder.cards(found.choice);
  return { choice: found.choice, effect: { ...effect, [found.key]: exactly(list) } as Effect };
}
