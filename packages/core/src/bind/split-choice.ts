import type { Effect } from '../ability/effect.ts';
import type { CardSelector } from '../ability/selector.ts';
import { choiceOf } from '../reference/spoken.ts';

/** The effect with its choice taken out, and that choice. */
export function splitChoice(effect: Effect): {
  readonly choice: CardSelector | null;
  readonly effect: Effect;
} {
  const found = choiceOf(effect);
  if (found === null) return { choice: null, effect };
  return {
    choice: found.choice,
    effect: { ...effect, [found.key]: { pick: 'ref', ref: { to: 'that' } } } as Effect,
  };
}
