import type { Effect } from '../ability/effect.ts';
import type { CardSelector } from '../ability/selector.ts';

/** Fields of effects that hold a number. */
const NUMBERS = ['amount', 'count', 'by'] as const;

const isChoice = ({ pick }: CardSelector): boolean => pick === 'chosen' || pick === 'some';

/** Whether an effect is done to who was spoken of before: "he gets …". */
export function isDoneToIt(effect: Effect): boolean {
  const { what } = effect as { readonly what?: CardSelector };
  return what?.pick === 'ref' && what.ref.to === 'it';
}

/**
 * "Draw cards equal to the strength of chosen beast": the choice inside the number, and the effect with what was
 * chosen in its place. Null when the number asks for no choice.
 */
export function measuredChoice(effect: Effect): { choice: CardSelector; effect: Effect } | null {
  for (const field of NUMBERS) {
    const quantity = (effect as unknown as Record<string, unknown>)[field];
    if (typeof quantity !== 'object' || quantity === null) continue;
    for (const [key, value] of Object.entries(quantity)) {
      if (typeof value !== 'object' || value === null || !isChoice(value as CardSelector)) continue;
      const to = (value as CardSelector).pick === 'chosen' ? 'chosen' : 'that';
      const measured = { ...quantity, [key]: { pick: 'ref', ref: { to } } };
      return { choice: value as CardSelector, effect: { ...effect, [field]: measured } as Effect };
    }
  }
  return null;
}
