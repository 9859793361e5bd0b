/** Measures that are reckoned: half, twice, sums and differences, numbers of different values, "as many as". */
import type { Distinct, Quantity } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { cardsOf, readCards } from '../players/holdings.ts';
import { isLess, negated } from './amounts.ts';

type Kind<K> = Extract<Quantity, { readonly amount: K }>;
const is = <K extends Exclude<Quantity, number>['amount']>(q: Quantity, kind: K): q is Kind<K> =>
  typeof q === 'object' && q.amount === kind;

const reckoned: Phrase[] = [
  ...(['down', 'up'] as const).map((rounded) =>
    definePhrase({
      slot: 'measure',
      name: `half-${rounded}`,
      template:
        `(half {of:measure} , rounded ${rounded}|half {of:measure} rounded ${rounded}|half {of:measure} , rounded ${rounded} ,)` as 'half {of:measure}',
      data: ({ of }) => ({ amount: 'share', of, by: 2, rounded }),
      examples: [`Draw cards equal to half the number of cards in your discard, rounded ${rounded}.`],
    }),
  ),
  definePhrase({
    slot: 'measure',
    name: 'twice',
    template: '(twice|double) {of:measure}',
    data: ({ of }) => ({ amount: 'times', by: 2, of }),
    examples: ['Draw cards equal to twice the number of cards chosen opponent has in play.'],
  }),
  definePhrase({
    slot: 'measure',
    name: 'times',
    yieldsTo: ['twice'],
    template: '{by:integer} times {of:measure}',
    data: ({ by, of }) => ({ amount: 'times', by, of }),
  }),
  ...(
    [
      ['more', '(more than|greater than|plus)', 1],
      ['less', '(less than|fewer than)', -1],
    ] as const
  ).map(([name, words, sign]) =>
    definePhrase({
      slot: 'measure',
      name: `${name}-than`,
      template: `{n:amount} ${words} {of:measure}` as '{n:amount} {of:measure}',
      build: ({ n, of }) => ({ amount: 'plus', of: [of, sign < 0 ? negated(n) : n] }),
      split: (q) => {
        if (!is(q, 'plus')) return undefined;
        const [of, n, more] = q.of;
        if (more !== undefined || of === undefined || n === undefined || isLess(n) !== sign < 0)
          return undefined;
        return { n: sign < 0 ? negated(n) : n, of };
      },
      examples: [`Draw cards equal to 2 ${name} than the number of cards in your hand.`],
    }),
  ),
  definePhrase({
    slot: 'measure',
    name: 'sum',
    yieldsTo: ['more-than', 'less-than'],
    template: 'the sum of {a:measure} and {b:measure}',
    data: ({ a, b }) => ({ amount: 'plus', of: [a, b] }),
  }),
  definePhrase({
    slot: 'measure',
    name: 'difference',
    template: 'the difference between {a:measure} and {b:measure}',
    data: ({ a, b }) => ({ amount: 'difference', of: [a, b] }),
    examples: [
      "Draw cards equal to the difference between the number of cards in your hand and the number of cards in chosen opponent's hand.",
    ],
  }),
  definePhrase({
    slot: 'measure',
    name: 'total-stat',
    yieldsTo: ['stat-of', 'the-stat-of'],
    template: 'the total {stat:stat} of {what:np}',
    wording: { all: 'plain' },
    data: ({ what, stat }) => ({ amount: 'stat', stat: stat as never, of: what }),
    usual: () => false,
  }),
  definePhrase({
    slot: 'measure',
    name: 'total-cost',
    yieldsTo: ['cost-of', 'the-cost-of'],
    template: 'the total cost of {what:np}',
    wording: { all: 'plain' },
    data: ({ what }) => ({ amount: 'cost', of: what }),
    usual: () => false,
  }),
  definePhrase({
    slot: 'measure',
    name: 'as-many',
    template: '(as many as|as much as) {of:as-many}',
    usual: () => false,
    data: ({ of }) => of,
  }),
];

const asMany: Phrase[] = [
  definePhrase({
    slot: 'as-many',
    name: 'have',
    template: '{who:player} have~ {group:group} [in play]',
    number: 'pl',
    build: ({ who, group }) => cardsOf(group, who),
    split: (q) => readCards(q),
    examples: ['Draw as many cards as you have cards in play.'],
  }),
  // "Each opponent discards as many cards as they have relics in play".
  definePhrase({
    slot: 'as-many',
    name: 'they-have',
    yieldsTo: ['have'],
    template: 'they have {group:group} [in play]',
    number: 'pl',
    build: ({ group }) => cardsOf(group, { who: 'that-player' }),
    split: (q) => {
      const read = readCards(q);
      return read?.who.who === 'that-player' && { group: read.group };
    },
    examples: ['Each opponent draws as many cards as they have cards in play.'],
  }),
  definePhrase({
    slot: 'as-many',
    name: 'there-are',
    yieldsTo: ['they-have'],
    template: 'there are {group:group} [in play]',
    number: 'pl',
    build: ({ group: { filter, from } }) => ({
      amount: 'cards',
      in: { pick: 'each', filter, ...(from && { from }) },
    }),
    split: (q) =>
      is(q, 'cards') &&
      q.in.pick === 'each' && {
        group: q.in.from ? { filter: q.in.filter, from: q.in.from } : { filter: q.in.filter },
      },
  }),
  definePhrase({
    slot: 'as-many',
    name: 'discarded',
    yieldsTo: ['there-are'],
    template: '(they discarded|you discarded|were discarded)',
    data: () => ({ amount: 'done', unit: 'cards' }),
  }),
];

/**
 * Rows for the number of different values that cards have.
 *
 * @param one the word for a value, and `many` for several of them
 */
export function differing(of: Exclude<Distinct, object>, one: string, many: string): Phrase[] {
  return [
    definePhrase({
      slot: 'each',
      name: `different-${of}`,
      template: `different ${one} (among|of) {cards:np}` as '{cards:np}',
      wording: { all: 'plain' },
      data: ({ cards }) => ({ amount: 'distinct', of, in: cards }),
      examples: [`Draw a card for each different ${one} among your cards.`],
    }),
    definePhrase({
      slot: 'measure',
      name: `different-${of}`,
      template: `the number of different ${many} (among|of) {cards:np}` as '{cards:np}',
      wording: { all: 'plain' },
      data: ({ cards }) => ({ amount: 'distinct', of, in: cards }),
      examples: [`Draw cards equal to the number of different ${many} among cards in your discard.`],
    }),
  ];
}

const distinct: Phrase[] = [
  ...differing('cost', 'cost', 'costs'),
  ...differing('name', 'name', 'names'),
  ...differing('type', 'card type', 'card types'),
  ...differing('classification', 'classification', 'classifications'),
  definePhrase({
    slot: 'each',
    name: 'different-stat',
    template: 'different {stat:stat} among {cards:np}',
    wording: { all: 'plain' },
    data: ({ stat, cards }) => ({ amount: 'distinct', of: { stat: stat as never }, in: cards }),
  }),
];

/** Measures, and what is counted, that are reckoned from others. */
export const MEASURES: readonly Phrase[] = [...reckoned, ...asMany, ...distinct];
