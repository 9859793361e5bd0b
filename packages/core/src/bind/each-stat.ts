import type { Effect } from '../ability/effect.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { mentions } from '../reference/mentions.ts';

/** A change of several stats as one of each; any other effect as it is. */
export function eachStat(effect: Effect): readonly Effect[] {
  if (effect.do !== 'modify' || effect.and === undefined) return [effect];
  const { and, ...first } = effect;
  // What is chosen for a number is chosen before the effect, and only for its first.
  if (
    mentions(and, 'pick', 'chosen') ||
    mentions(and, 'pick', 'some') ||
    mentions(and, 'who', 'chosen-player')
  )
    throw new CardwrightError('ability-invalid', 'Nothing can be chosen for the number of a further stat.');
  return [first, ...and.map((change) => ({ ...first, ...change }))];
}
