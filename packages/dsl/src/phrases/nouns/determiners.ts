import type { CardFilter, PlayerSelector, Quantity } from '@cardwright/core/data';
import { definePhrase, type GrammaticalNumber, type Phrase } from '../../phrase/define-phrase.ts';
import { withSpellings } from '../../phrase/spellings.ts';
import { equal } from '../../syntax/equal.ts';
import type { Determiner } from '../../syntax/syntax.ts';
import { alternatives, anyOf } from '../filters.ts';
import { listed } from './lists.ts';

const OTHER: CardFilter = { is: 'other' };
/** The number of cards that the previous effect actually affected. */
const DONE = { amount: 'done', unit: 'cards' } as const;
const one = { min: 1, max: 1 } as const;
const SEVERAL = { min: 1, max: 'any' } as const;

function of(player: PlayerSelector): CardFilter {
  return { is: 'of', player };
}

function fixed(
  name: string,
  template: string,
  value: Determiner,
  number: GrammaticalNumber,
  verb?: GrammaticalNumber,
): Phrase {
  return definePhrase({
    slot: 'determiner',
    name,
    template: template as 'a/an',
    number,
    ...(verb && { verb }),
    data: () => value,
  });
}

/** Rows with a number: "2", "up to 2". `make` builds the determiner. */
function counted(name: string, template: string, make: (n: Quantity) => Determiner): Phrase {
  return definePhrase({
    slot: 'determiner',
    name,
    template: template as '{n:amount}',
    number: ({ n }) => (n === 1 ? 'sg' : 'pl'),
    data: ({ n }) => make(n),
  });
}

/** Rows with an owner: "one of your", "each of their". */
function owned(
  name: string,
  template: string,
  make: (p: PlayerSelector) => Determiner,
  number: GrammaticalNumber,
  verb: GrammaticalNumber,
): Phrase {
  return definePhrase({
    slot: 'determiner',
    name,
    template: template as '{whose:possessive}',
    number,
    verb,
    data: ({ whose }) => make(whose),
  });
}

function countedOwned(
  name: string,
  template: string,
  make: (n: Quantity, p: PlayerSelector) => Determiner,
  number: 'pl',
): Phrase {
  return definePhrase({
    slot: 'determiner',
    name,
    template: template as '{n:amount} of {whose:possessive}',
    number,
    data: ({ n, whose }) => make(n, whose),
  });
}

const determiners: Phrase[] = [
  fixed('chosen', '(chosen|a chosen)', { pick: 'chosen', range: one }, 'sg'),
  fixed('another-chosen', 'another chosen', { pick: 'chosen', range: one, filter: [OTHER] }, 'sg'),
  ...withSpellings(
    counted('up-to-chosen', 'up to {n:amount} chosen', (n) => ({
      pick: 'chosen',
      range: { min: 0, max: n },
    })),
    {
      name: 'each-of-up-to-chosen',
      template: 'each of up to {n:amount} chosen',
      usual: () => false,
      verb: 'sg',
      examples: ['Play each of up to 2 chosen cards for free.'],
    },
  ),
  counted('up-to-other-chosen', 'up to {n:amount} other chosen', (n) => ({
    pick: 'chosen',
    range: { min: 0, max: n },
    filter: [OTHER],
  })),
  {
    ...counted('n-chosen', '{n:amount} chosen', (n) => ({ pick: 'chosen', range: { min: n, max: n } })),
    yieldsTo: ['chosen'],
  },
  ...withSpellings(fixed('a', 'a/an', { pick: 'some', range: one }, 'sg'), { name: 'any', template: 'any' }),
  fixed('another', 'another', { pick: 'some', range: one, filter: [OTHER] }, 'sg'),
  // "One of the cards in their hand": of all that are there. Of cards spoken of before it is a part.
  {
    ...fixed('one-of-the', 'one of the', { pick: 'some', range: one, definite: true }, 'pl', 'sg'),
    usual: () => false,
  },
  owned(
    'one-of',
    'one of {whose:possessive}',
    (p) => ({ pick: 'some', range: one, filter: [of(p)] }),
    'pl',
    'sg',
  ),
  // "Whenever an opponent's beast is defeated": one of theirs.
  {
    ...fixed(
      'an-opponents',
      "an opponent 's",
      { pick: 'some', range: one, filter: [of({ who: 'an-opponent' })] },
      'sg',
    ),
    yieldsTo: ['one-of'],
    usual: () => false,
  },
  // Simultaneous events count as one.
  fixed('one-or-more', 'one or more', { pick: 'some', range: SEVERAL }, 'pl'),
  owned(
    'one-or-more-of',
    'one or more of {whose:possessive}',
    (p) => ({ pick: 'some', range: SEVERAL, filter: [of(p)] }),
    'pl',
    'sg',
  ),
  owned(
    'another-of',
    'another of {whose:possessive}',
    (p) => ({ pick: 'some', range: one, filter: [of(p), OTHER] }),
    'pl',
    'sg',
  ),
  counted('up-to', 'up to {n:amount}', (n) => ({ pick: 'some', range: { min: 0, max: n } })),
  countedOwned(
    'up-to-of',
    'up to {n:amount} of {whose:possessive}',
    (n, p) => ({ pick: 'some', range: { min: 0, max: n }, filter: [of(p)] }),
    'pl',
  ),
  {
    ...countedOwned(
      'n-of',
      '{n:amount} of {whose:possessive}',
      (n, p) => ({ pick: 'some', range: { min: n, max: n }, filter: [of(p)] }),
      'pl',
    ),
    yieldsTo: ['one-of'],
  },
  {
    ...counted('n', '{n:amount}', (n) => ({ pick: 'some', range: { min: n, max: n } })),
    yieldsTo: ['any'],
  },
  fixed('any-number', 'any number of', { pick: 'some', range: { min: 0, max: 'any' } }, 'pl'),
  fixed('any-number-chosen', 'any number of chosen', { pick: 'chosen', range: { min: 0, max: 'any' } }, 'pl'),
  owned(
    'any-number-of',
    'any number of {whose:possessive}',
    (p) => ({ pick: 'some', range: { min: 0, max: 'any' }, filter: [of(p)] }),
    'pl',
    'pl',
  ),
  ...withSpellings(
    {
      ...owned('all-of', '{whose:possessive}', (p) => ({ pick: 'each', filter: [of(p)] }), 'pl', 'pl'),
      usual: (_, { wording }) => wording?.all !== 'each',
    },
    {
      name: 'each-of',
      template: 'each of {whose:possessive}',
      verb: 'sg',
      usual: (_, { wording }) => wording?.all === 'each',
    },
    {
      name: 'all-whose',
      template: 'all [of] {whose:possessive}',
      usual: () => true,
      yieldsTo: ['all-of', 'each-of'],
    },
  ),
  fixed('that-many', 'that many', { pick: 'some', range: { min: DONE, max: DONE } }, 'pl'),
  ...withSpellings(
    {
      ...fixed('each', 'each', { pick: 'each' }, 'sg'),
      yieldsTo: ['the'],
      usual: (_, { wording }) => wording?.all === 'each',
    },
    { name: 'all', template: '(all|all the)', number: 'pl', usual: () => true },
  ),
  ...withSpellings(
    fixed('that', 'that', { pick: 'ref', ref: { to: 'that' } }, 'sg'),
    {
      name: 'those',
      template: 'those',
      number: 'pl',
    },
    {
      name: 'each-of-those',
      template: 'each of those',
      yieldsTo: ['those', 'the'],
      number: 'pl',
      verb: 'sg',
      usual: () => false,
    },
  ),
  fixed('the-chosen', 'the chosen', { pick: 'ref', ref: { to: 'chosen' } }, 'sg'),
];

const adjectives: Phrase[] = [
  definePhrase({
    slot: 'adjective',
    name: 'other',
    template: 'other',
    data: () => [OTHER],
  }),
  definePhrase({
    slot: 'adjective',
    name: 'opposing',
    template: 'opposing',
    data: () => [of({ who: 'opponents' })],
  }),
  definePhrase({
    slot: 'adjective',
    name: 'no-type',
    template: '{type:no-type}',
    data: ({ type }) => [{ is: 'not', filter: { is: 'type', type } }],
  }),
  definePhrase({
    slot: 'adjective',
    name: 'state',
    template: '{state:state} [or {other:state}]',
    build: ({ state, other }) => [
      anyOf([state, ...(other ? [other] : [])].map((one) => ({ is: 'state', state: one as never }))),
    ],
    split: ([only, more]) => {
      if (!only || more) return undefined;
      const [a, b, third] = alternatives(only);
      if (third || a?.is !== 'state' || a.with !== undefined) return undefined;
      if (!b) return { state: a.state };
      return b.is === 'state' && b.with === undefined && { state: a.state, other: b.state };
    },
  }),
];

const COMPARISONS = [
  { name: 'or-less', words: '(or less|or fewer)', cmp: '<=' },
  { name: 'or-more', words: '(or more|or greater)', cmp: '>=' },
  { name: 'exactly', words: '', cmp: '=' },
] as const;

const modifiers: Phrase[] = [
  ...listed('names', 'name'),
  definePhrase({
    slot: 'modifier',
    name: 'named',
    template: 'named {names:names}',
    build: ({ names }) => ({ filter: [anyOf(names.map((name) => ({ is: 'named', name })))] }),
    split: ({ filter, from }) => {
      const [only, more] = filter;
      if (from || more || !only) return undefined;
      const names = alternatives(only).map((one) => (one?.is === 'named' ? one.name : undefined));
      return !names.includes(undefined) && { names: names as string[] };
    },
  }),
  ...COMPARISONS.flatMap(({ name, words, cmp }) => [
    definePhrase({
      slot: 'modifier',
      name: `cost-${name}`,
      template: `with cost {n:amount} ${words} [each]` as 'with cost {n:amount}',
      data: ({ n }) => ({ filter: [{ is: 'cost', cmp, value: n }] }),
    }),
    definePhrase({
      slot: 'modifier',
      name: `stat-${name}`,
      template: `with {n:amount} {stat:stat} ${words} [each]` as 'with {n:amount} {stat:stat}',
      data: ({ n, stat }) => ({ filter: [{ is: 'stat', stat: stat as never, cmp, value: n }] }),
    }),
  ]),
  definePhrase({
    slot: 'modifier',
    name: 'total-stat',
    template: 'with total {stat:stat} [of] {n:amount} or less',
    data: ({ n, stat }) => ({ filter: [{ is: 'total', stat: stat as never, most: n }] }),
  }),
  definePhrase({
    slot: 'modifier',
    name: 'total-cost',
    template:
      '(with total cost|with a total cost of|with total cost of|with a total cost) {n:amount} or less',
    data: ({ n }) => ({ filter: [{ is: 'total-cost', most: n }] }),
    examples: [
      'Play any number of cards with total cost 6 or less for free.',
      'Return up to 2 cards with a total cost of 4 or less from your discard to your hand.',
    ],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'keyword',
    template: 'with {keyword:keyword}',
    data: ({ keyword }) => ({ filter: [{ is: 'keyword', keyword: keyword as never }] }),
  }),
  definePhrase({
    slot: 'modifier',
    name: 'somebody-has-in-play',
    usual: ({ filter }, { wording }) => wording?.counted === true && equal(filter, [of({ who: 'you' })]),
    template: '{who:player} have~ in play',
    data: ({ who }) => ({ filter: [of(who)] }),
    examples: [
      'Draw a card for each card chosen opponent has in play.',
      'Count the number of cards opponents have in play. Draw cards equal to that number.',
    ],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'they-have-in-play',
    yieldsTo: ['somebody-has-in-play'],
    usual: (_, { wording }) => wording?.counted === true,
    template: 'they have in play',
    data: () => ({ filter: [of({ who: 'that-player' })] }),
    examples: ['Each player draws a card for each card they have in play.'],
  }),
  ...(
    [
      ['of-yours', 'of yours', { who: 'you' }, 'somebody-has-in-play'],
      ['of-theirs', 'of theirs', { who: 'that-player' }, 'they-have-in-play'],
    ] as const
  ).map(([name, template, player, usual]) =>
    definePhrase({
      slot: 'modifier',
      name,
      yieldsTo: [usual],
      template,
      data: () => ({ filter: [of(player)] }),
    }),
  ),
];

export const DETERMINERS: readonly Phrase[] = [...determiners, ...adjectives, ...modifiers];
