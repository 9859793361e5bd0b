import {
  type CardSelector,
  type Effect,
  mapParts,
  mentions,
  type PlayerSelector,
  type Quantity,
  type StatName,
} from '@cardwright/core/data';
import { equal } from '../syntax/equal.ts';
import type { Clause, Glue, StatChange } from '../syntax/syntax.ts';

type Scales = (phrase: string, effect: Effect) => string | undefined;
type Numbers = Record<string, Quantity | undefined>;
type Change = (number: Quantity | undefined) => Quantity | undefined;

/** The effect with its numbers changed: all of a grant's keywords. Undefined if the change takes none of them. */
function changed(effect: Effect, phrase: string, scales: Scales, change: Change): Effect | undefined {
  const field = scales(phrase, effect);
  if (field !== undefined) {
    const number = change((effect as unknown as Numbers)[field]);
    if (number === undefined) return undefined;
    const { and } = effect as { readonly and?: readonly StatChange[] };
    if (and === undefined) return { ...effect, [field]: number } as Effect;
    // Of several stats, each. What is chosen for the first would be chosen again for the others.
    const others = and.map((one) => ({ ...one, by: change(one.by) }));
    const chooses = mentions(others, 'pick', 'chosen') || mentions(others, 'who', 'chosen-player');
    if (chooses || others.some(({ by }) => by === undefined)) return undefined;
    return { ...effect, [field]: number, and: others } as Effect;
  }
  // "Enters play with 1 damage for each …": the number is in how it enters.
  if (effect.do === 'enters-with') {
    const manner = effect.manner.map((one) => changed(one, '', scales, change) ?? one);
    return manner.some((one, i) => one !== effect.manner[i]) ? { ...effect, manner } : undefined;
  }
  if (effect.do !== 'grant') return undefined;
  let any = false;
  const keywords = effect.keywords.map((grant) => {
    const value = change(grant.value);
    if (value === undefined) return grant;
    any = true;
    return { ...grant, value };
  });
  return any ? { ...effect, keywords } : undefined;
}

/** The effect with another number of cards that it takes; undefined if the change takes none. */
function taking(effect: Effect, change: Change): Effect | undefined {
  for (const key of ['what', 'at'] as const) {
    const cards = (effect as { readonly [K in typeof key]?: CardSelector })[key];
    if (cards?.pick === 'top') {
      const count = change(cards.count);
      return count === undefined ? undefined : ({ ...effect, [key]: { ...cards, count } } as Effect);
    }
    if (cards?.pick !== 'some' && cards?.pick !== 'chosen') continue;
    const { min, max } = cards.range;
    const most = max === 'any' ? undefined : change(max);
    if (most === undefined) return undefined;
    const range = { min: equal(min, max) ? most : min, max: most };
    return { ...effect, [key]: { ...cards, range } } as Effect;
  }
  return undefined;
}

/** "Return a card … for each …", said last: so many cards at once. */
export function manyTaken(effect: Effect, of: Quantity): Effect | undefined {
  return taking(effect, (each) => (typeof each === 'number' ? { amount: 'per', each, of } : undefined));
}

/** A copy of what is counted, for a further number: references are resolved by identity. */
export const copied = (of: Quantity): Quantity => mapParts(of, () => undefined);

/** The effect multiplied; undefined if it has no number to multiply. */
export function multiplied(effect: Effect, phrase: string, of: Quantity, scales: Scales): Effect | undefined {
  let count: Quantity | undefined;
  const times: Change = (each) => {
    // The bound may be said before it is.
    if (typeof each === 'object' && each.amount === 'at-most') {
      const product = times(each.of);
      return product === undefined ? undefined : { ...each, of: product };
    }
    if (typeof each !== 'number') return undefined;
    const copy: Quantity = count === undefined ? of : copied(of);
    count = copy;
    return { amount: 'per', each, of: copy };
  };
  return changed(effect, phrase, scales, times);
}

/** The one stat that an effect changes. */
export const statOf = (effect: Effect): StatName | undefined =>
  effect.do === 'modify' && !effect.and ? effect.stat : undefined;

/** Whether a number is less than nothing however much is counted: "-1 for each …". */
const isNegative = (number: Quantity): boolean =>
  typeof number === 'number'
    ? number < 0
    : number.amount === 'minus' || (number.amount === 'per' && number.each < 0);

/**
 * The effect with its number bounded; undefined if the bound is on the other side of 0. What is negative is bounded by a
 * negative number, also where it is said without its sign.
 */
export function bounded(effect: Effect, phrase: string, most: Quantity, scales: Scales): Effect | undefined {
  return changed(effect, phrase, scales, (of) => {
    if (of === undefined) return undefined;
    if (!isNegative(of)) return isNegative(most) ? undefined : { amount: 'at-most', of, most };
    if (isNegative(most)) return { amount: 'at-most', of, most };
    return { amount: 'at-most', of, most: typeof most === 'number' ? -most : { amount: 'minus', of: most } };
  });
}

/**
 * Takes "for each" and "but no more than" out of an effect. What is not multiplied and bounded by the same stays as it is.
 */
export function divided(effect: Effect, scales: Scales): { reduced: Effect; of?: Quantity; most?: Quantity } {
  let found: { readonly of?: Quantity; readonly most?: Quantity } | undefined;
  const reduced = changed(effect, '', scales, (number) => {
    if (typeof number !== 'object') return undefined;
    const bound = number.amount === 'at-most' ? { most: number.most } : undefined;
    const inner = number.amount === 'at-most' ? number.of : number;
    const per = typeof inner === 'object' && inner.amount === 'per' ? inner : undefined;
    if (!bound && !per) return undefined;
    const own = { ...(per && { of: per.of }), ...bound };
    found ??= own;
    return equal(found, own) ? (per ? per.each : inner) : undefined;
  });
  if (reduced !== undefined) return { reduced, ...found };
  let per: Quantity | undefined;
  const one = taking(effect, (number) => {
    if (typeof number !== 'object' || number.amount !== 'per') return undefined;
    per = number.of;
    return number.each;
  });
  return one === undefined || per === undefined ? { reduced: effect } : { reduced: one, of: per };
}

/** What a trailing "for each" must know of a clause: what it says, and what comes of it. */
export interface Multiplied {
  readonly effect: Effect;
  readonly clause: Omit<Clause, 'tails'>;
  readonly glue?: Glue | undefined;
  readonly may?: PlayerSelector | true | undefined;
}

/** Kinds of quantity that count what earlier effects did. */
const OF_DEEDS = ['done', 'done-cards'] as const;

/** Whether an effect does what a number counts: "discarded this way" after "discard". Units are named in its kind. */
function isCounted({ do: deed }: Effect, of: Quantity): boolean {
  const { done, unit } = of as { readonly done?: string; readonly unit?: string };
  return done === undefined ? !unit || deed.includes(unit) : done.startsWith(deed) || deed === 'move';
}

/**
 * Whether "for each …" at the end of a clause multiplies the clause before it, too: both have one subject, said once,
 * and are joined by "and" ("gets +1 and gains Tough +1 for each relic"). What is counted must be known before: neither
 * done by that clause nor, where it has other cards, among those that it introduces ("… this way", "on them").
 */
export function multipliesBefore(before: Multiplied, after: Multiplied, of: Quantity): boolean {
  if (after.may || after.clause.subject || !/^(and|, and|,)$/.test(after.glue ?? '')) return false;
  const { takes } = after.clause.predicate;
  if (before.clause.predicate.takes !== takes) return false;
  if (OF_DEEDS.some((amount) => mentions(of, 'amount', amount))) return !isCounted(before.effect, of);
  return takes === 'cards' || !mentions(of, 'pick', 'ref');
}
