import type { Effect } from '../ability/effect.ts';
import type { CardSelector } from '../ability/selector.ts';
import type { CardsOf } from '../model/ability-part.ts';
import { isSelector } from '../reference/part-order.ts';
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
 *
 * @param all whether what it is done to is found before, too, where that is all of a kind
 */
export function bindChoiceFirst(
  binder: Binder,
  effect: Effect,
  all = false,
): { readonly choice: CardSelector | null; readonly effect: Effect } {
  const found = choiceOf(effect) ?? (all ? eachOf(effect) : null);
  if (found === null) return { choice: null, effect };
  const list = binder.cards(found.choice);
  return { choice: found.choice, effect: { ...effect, [found.key]: exactly(list) } as Effect };
}

/** All cards of a kind that an effect is done to. */
function eachOf(effect: Effect): { readonly key: string; readonly choice: CardSelector } | null {
  for (const [key, value] of Object.entries(effect) as [string, unknown][])
    if (isSelector(value) && value.pick === 'each') return { key, choice: value };
  return null;
}
