/**
 * How a list of what was spoken of grows where cards are spoken of anew and where a condition is asked: decided once for
 * whoever keeps such a list, the pass over the data or the binder.
 */
import type { Condition } from '../ability/condition.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { Anaphor } from '../ability/reference.ts';
import type { CardSelector } from '../ability/selector.ts';
import { type SpokenOf, spokenAnew, typesOf } from './meaning.ts';
import { type Asked, askedOf, type ConditionCards, conditionCards, placeAsked } from './spoken.ts';

/** What a reference brings up that speaks of its cards anew. */
export type Anew<S> =
  | { readonly is: 'party'; readonly role: string; readonly noun: readonly CardFilter[] }
  | { readonly is: 'self' }
  | { readonly is: 'cards'; readonly cards: S };

/**
 * What is brought up where cards that were spoken of before are spoken of anew; undefined for what is left of a group,
 * which is told by what was taken, and for a reference that means nothing.
 *
 * @param meant which of the cards spoken of a reference means
 * @param asked what a condition asks of them, where one speaks of them: it does nothing to them
 * @param by the kind of effect that speaks of them, if one does
 */
export function broughtUpAnew<S extends SpokenOf>(
  { ref, filter = [] }: CardSelector & { readonly pick: 'ref' },
  meant: (ref: Anaphor, noun: readonly CardFilter[]) => S | 'self' | undefined,
  asked: readonly CardFilter[] | undefined,
  by: string | undefined,
): Anew<S> | undefined {
  const known = asked ?? [];
  if (ref.to === 'party')
    return { is: 'party', role: ref.role, noun: typesOf(known).length > 0 ? known : [...filter, ...known] };
  if (ref.to === 'rest' || ref.to === 'other' || ref.to === 'under') return undefined;
  const before = meant(ref, filter);
  if (before === undefined) return undefined;
  if (before === 'self') return { is: 'self' };
  return { is: 'cards', cards: spokenAnew(before, known, asked ? undefined : by) };
}

/** Told what a condition brings up: with each thing the single condition that does, and its index where it is one of several. */
export interface OnBroughtUp {
  /** What a card is with; of the card itself, that was mentioned, too, and more recently. */
  place(place: NonNullable<ReturnType<typeof placeAsked>>, condition: Condition, index: number): void;
  /** Cards that were spoken of before. */
  anew(asked: Asked, condition: Condition, index: number): void;
  /** Cards that it is about. */
  cards(found: ConditionCards, condition: Condition, index: number): void;
}

/**
 * Tells what a condition brings up, in the order in which it comes to mind.
 *
 * @param standing whether it is what something continuous depends on
 */
export function broughtUpBy(condition: Condition, standing: boolean, on: OnBroughtUp): undefined {
  const all = condition.if === 'all' ? condition.of : [condition];
  for (const [i, one] of all.entries()) {
    const place = placeAsked(one);
    if (place !== undefined) on.place(place, one, i);
    const asked = askedOf(one);
    if (asked !== undefined) on.anew(asked, one, i);
    const found = conditionCards(one, standing);
    if (found !== undefined) on.cards(found, one, i);
  }
}
