import type { Effect } from '../ability/effect.ts';
import type { CardSelector } from '../ability/selector.ts';
import { measuredIn } from '../reference/spoken.ts';
import type { Binder } from './binder.ts';
import { copied } from './copies.ts';
import { SELF } from './producer.ts';
import { exactly } from './split-choice.ts';

/** Whether an effect targets its antecedent: "he gets …". */
function isDoneToIt(effect: Effect): boolean {
  const { what } = effect as { readonly what?: CardSelector };
  return what?.pick === 'ref' && what.ref.to === 'it';
}

/**
 * "Draw cards equal to the strength of chosen beast": hoists the choice out of the number. Returns the effect with the
 * chosen card in place of the choice, or null if the number has no choice.
 */
export function bindMeasured(binder: Binder, effect: Effect): Effect | null {
  const measured = measuredIn(effect);
  if (measured === undefined) return null;
  const { keys, choice } = measured;
  const { producers } = binder;
  // "He gets as much as a chosen beast has": "he" is the antecedent from before that choice.
  const it = producers.findLast(({ counted }) => !counted) ?? SELF;
  const list = binder.cards(choice);
  if (isDoneToIt(effect)) binder.produce(it);
  const once = replaced(effect, keys, exactly(list));
  // "A number of cards equal to the cost of a chosen beast" is said once, and is the least and the most of a range.
  const most = keys.with(keys.lastIndexOf('min'), 'max');
  const same = keys.includes('min') && JSON.stringify(at(once, most)) === JSON.stringify(choice);
  return (same ? replaced(once, most, exactly(list)) : once) as Effect;
}

/** What some data holds at the end of a way. */
const at = (data: object, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], data);

/** A copy of some data with another part at the end of a way. */
function replaced(data: object, [key, ...keys]: readonly string[], by: object): object {
  if (key === undefined) return by;
  const inner = (data as Record<string, object>)[key]!;
  if (Array.isArray(data)) return data.with(Number(key), replaced(inner, keys, by));
  return copied({ ...data, [key]: replaced(inner, keys, by) }, data);
}
