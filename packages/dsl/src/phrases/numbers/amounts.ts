/** Numbers before their nouns, and how much of something: cards, or what a game counts. */
import type { Quantity } from '@cardwright/core/data';
import { choice } from '../../phrase/choice.ts';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import type { Slots } from '../../phrase/slots.ts';

/** Whether data is a number or an expression of one, not "all". */
export const isAmount = (value: unknown): value is Quantity =>
  typeof value === 'number' || (typeof value === 'object' && value !== null && 'amount' in value);

/** The number with its sign changed: "pay 1 less" is a change by -1. */
export function negated(value: Quantity): Quantity {
  if (typeof value === 'number') return -value;
  return value.amount === 'minus' ? value.of : { amount: 'minus', of: value };
}

/** Whether a change makes less of something: "pay X less". */
export const isLess = (value: unknown): value is Quantity =>
  typeof value === 'number'
    ? value <= 0
    : isAmount(value) && typeof value === 'object' && value.amount === 'minus';

/** One part in so many: "for each 2 cards" counts every second one. */
export const inSteps = (of: Quantity, by: Quantity): Quantity | undefined =>
  typeof by !== 'number' || by < 1 ? undefined : by === 1 ? of : { amount: 'share', of, by, rounded: 'down' };

/** The inverse. */
export const stepsOf = (q: Quantity): { of: Quantity; by: number } =>
  typeof q === 'object' && q.amount === 'share' && q.rounded === 'down'
    ? { of: q.of, by: q.by }
    : { of: q, by: 1 };

/** X before "where X is …" gives it a value. */
type Open = Extract<Quantity, { amount: 'x' }>;

/** A number before its noun. */
export const AMOUNTS: readonly Phrase[] = [
  definePhrase({
    slot: 'amount',
    name: 'number',
    template: '{n:integer}',
    number: ({ n }) => (n === 1 ? 'sg' : 'pl'),
    data: ({ n }) => n,
  }),
  definePhrase({
    slot: 'amount',
    name: 'x',
    template: 'X',
    number: 'pl',
    build: () => ({ amount: 'x' }) as Open,
    split: (q) => typeof q === 'object' && q.amount === 'x' && {},
    examples: [
      'Draw X cards, where X is the number of cards in your discard.',
      'Return up to X cards from your discard to your hand, where X is the number of cards you have in play.',
    ],
  }),
  // What is negative may be bounded by its number without the sign.
  definePhrase({
    slot: 'bound',
    name: 'number',
    template: '{n:amount}',
    build: ({ n }) => n,
    split: (most) => ({ n: isLess(most) && most !== 0 ? negated(most) : most }),
  }),
  definePhrase({
    slot: 'value',
    name: 'number',
    template: '{n:amount}',
    data: ({ n }) => n,
    when: ({ n }) => typeof n === 'number' || (n as { amount?: string }).amount === 'x',
  }),
  definePhrase({ slot: 'value', name: 'measure', template: '{of:measure}', data: ({ of }) => of }),
];

/** Slots that hold a number. */
export type UnitSlot = { [K in keyof Slots]: Quantity extends Slots[K] ? K : never }[keyof Slots];

/** Words before a number that say which numbers are meant. */
const SIDES = {
  'more than': '>',
  'greater than': '>',
  'fewer than': '<',
  'less than': '<',
  exactly: '=',
  only: '=',
  'at least': '>=',
  'no fewer than': '>=',
  'no less than': '>=',
  'at most': '<=',
  'no more than': '<=',
  'not more than': '<=',
} as const;

/** Words behind what is a number of something: "with cost 3 or less". A number alone is that number exactly. */
export const BOUNDS = {
  '': '=',
  'or less': '<=',
  'or fewer': '<=',
  'or more': '>=',
  'or greater': '>=',
} as const;

/** What a number is compared with. One slot for all that is counted: cards, damage, points. */
export const COMPARED: readonly Phrase[] = [
  definePhrase({
    slot: 'compared',
    name: 'or-more',
    template: '{n:amount} (or more|or greater)',
    number: 'pl',
    data: ({ n }) => ({ cmp: '>=', value: n }),
  }),
  ...(['fewer', 'less'] as const).map((word) =>
    definePhrase({
      slot: 'compared',
      name: `or-${word}`,
      template: `{n:amount} or ${word}` as '{n:amount}',
      number: 'pl',
      usual: (_, { wording }) => (wording?.mass === true) === (word === 'less'),
      data: ({ n }) => ({ cmp: '<=', value: n }),
    }),
  ),
  // "No cards under it", "no damage".
  definePhrase({
    slot: 'compared',
    name: 'none',
    yieldsTo: ['sided'],
    template: 'no',
    number: 'pl',
    usual: () => false,
    data: () => ({ cmp: '=', value: 0 }),
  }),
  definePhrase({
    slot: 'compared',
    name: 'sided',
    yieldsTo: ['or-more', 'or-fewer', 'or-less'],
    template: '{of:sided}',
    usual: ({ cmp }) => cmp === '>' || cmp === '<' || cmp === '=',
    data: ({ of }) => of,
  }),
  definePhrase({
    slot: 'sided',
    name: 'one',
    yieldsTo: ['than'],
    template: '{cmp:exactly|only|at least} one',
    words: { cmp: { exactly: '=', only: '=', 'at least': '>=' } },
    number: 'sg',
    usual: () => false,
    data: ({ cmp }) => ({ cmp, value: 1 }),
  }),
  definePhrase({
    slot: 'sided',
    name: 'than',
    template: `{cmp:${choice(SIDES)}} {n:amount}`,
    words: { cmp: SIDES },
    number: ({ cmp, n }) => ((cmp === 'exactly' || cmp === 'only') && n === 1 ? 'sg' : 'pl'),
    data: ({ cmp, n }) => ({ cmp, value: n }),
  }),
];

/** Something that comes in numbers: cards, or what a game counts. */
export interface Unit {
  /** The slot of amounts of it. */
  readonly slot: UnitSlot;
  /** Its noun behind a number, as a template: "card#". */
  readonly noun: string;
  /** Its noun without a number: "cards". */
  readonly plain: string;
  /** "Many" cards, "much" sand. */
  readonly many: 'many' | 'much';
  /** One of it, as a template: "a card". */
  readonly one?: string;
  /** The units before it, where a bound could be said of either. */
  readonly after?: readonly string[];
  /** What effects call their amounts of it. */
  readonly unit: string;
  /** Further wordings for as many as before. */
  readonly same?: readonly string[];
  /** By phrase name. */
  readonly examples?: Readonly<Record<string, readonly string[]>>;
}

/** The rows of one unit: "2 cards", "that many cards", "cards equal to …", "as many cards as …". */
export function amountsOf(counted: Unit): Phrase[] {
  const { noun, plain, one, after = [], many, unit, same = [], examples = {} } = counted;
  const slot = counted.slot as 'card-count';
  const done: Quantity = { amount: 'done', unit };
  const row = (phrase: Phrase): Phrase => ({
    ...phrase,
    ...(examples[phrase.name] && { examples: examples[phrase.name]! }),
  });
  const that = `that ${many} ${plain}`;
  return [
    ...(one ? [definePhrase({ slot, name: 'one', template: one, data: () => 1 })] : []),
    definePhrase({
      slot,
      name: 'number',
      ...(one && { yieldsTo: ['one'] }),
      template: `{n:amount} ${noun}` as '{n:amount}',
      data: ({ n }) => n,
    }),
    definePhrase({
      slot,
      name: 'that-many',
      template: same.length === 0 ? that : `(${[that, ...same].join('|')})`,
      data: () => done,
    }),
    definePhrase({
      slot,
      name: 'times-that-many',
      yieldsTo: ['that-many'],
      template: `{by:twice|double|three times} ${that}` as '{by:twice|double|three times}',
      words: { by: { twice: 2, double: 2, 'three times': 3 } },
      data: ({ by }) => ({ amount: 'times', by, of: done }),
    }),
    definePhrase({
      slot,
      name: 'equal-to',
      yieldsTo: ['that-many', 'times-that-many'],
      template:
        `(${plain}|${many === 'many' ? 'a number' : 'an amount'} of ${plain}) equal to {of:measure}` as '{of:measure}',
      data: ({ of }) => of,
    }),
    definePhrase({
      slot,
      name: 'as-many',
      yieldsTo: ['equal-to'],
      template: `as ${many} ${plain} as {of:as-many}` as '{of:as-many}',
      usual: () => false,
      data: ({ of }) => of,
    }),
    definePhrase({
      slot: 'bound',
      name: slot,
      yieldsTo: ['number', ...after],
      template: `{n:amount} ${noun}` as '{n:amount}',
      usual: () => false,
      data: ({ n }) => n,
    }),
  ].map(row);
}
