import type { Effect } from '../ability/effect.ts';
import type { CardSelector } from '../ability/selector.ts';
import { measuredIn } from '../reference/spoken.ts';
import type { Binder } from './binder.ts';
import { SELF } from './producer.ts';
import { exactly } from './split-choice.ts';

/** Whether an effect is done to who was spoken of before: "he gets …". */
function isDoneToIt(effect: Effect): boolean {
  const { what } = effect as { readonly what?: CardSelector };
  return what?.pick === 'ref' && what.ref.to === 'it';
}

/**
 * "Draw cards equal to the strength of chosen beast": adds the choice inside the number. Returns the effect with what was
 * chosen in its place, or null when the number asks for no choice.
 */
export function bindMeasured(binder: Binder, effect: Effect): Effect | null {
  const measured = measuredIn(effect);
  if (measured === undefined) return null;
  const { field, key, choice } = measured;
  const { producers } = binder;
  // "He gets as much as a chosen beast has": he is who was spoken of before that choice.
  const it = producers.at(-1) ?? SELF;
  const list = binder.cards(choice);
  if (isDoneToIt(effect)) binder.produce(it);
  const quantity = (effect as unknown as Record<string, object>)[field];
  return { ...effect, [field]: { ...quantity, [key]: exactly(list) } } as Effect;
}
