import type { CardFilter, PlayerSelector } from '@cardwright/core/data';
import { choice } from '../../phrase/choice.ts';
import { definePhrase, type GrammaticalNumber, type Phrase } from '../../phrase/define-phrase.ts';
import { withSpellings } from '../../phrase/spellings.ts';
import { equal } from '../../syntax/equal.ts';
import type { Determiner } from '../../syntax/syntax.ts';
import { alternatives, anyOf } from '../filters.ts';
import { BOUNDS } from '../numbers/amounts.ts';
import { rangeOf, saidRange, UP_TO } from '../numbers/ranges.ts';
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

/** Words behind a number: of which cards so many are picked. */
const PICKED = {
  '': { pick: 'some' },
  chosen: { pick: 'chosen' },
  'other chosen': { pick: 'chosen', filter: [OTHER] },
} as const;

const numbered: Phrase[] = [
  definePhrase({
    slot: 'determiner',
    name: 'so-many',
    yieldsTo: ['chosen', 'a', 'another-n-chosen'],
    template: '{upTo:up to|} {n:amount} {picked:chosen|other chosen|}',
    words: { upTo: UP_TO, picked: PICKED },
    number: ({ n }) => (n === 1 ? 'sg' : 'pl'),
    build: ({ upTo, n, picked }) => ({ ...picked, range: rangeOf(upTo, n) }),
    split: ({ range, ...picked }) => {
      const said = range && saidRange(range);
      return said && { ...said, picked: picked as (typeof PICKED)[''] };
    },
  }),
  definePhrase({
    slot: 'determiner',
    name: 'each-of-up-to-chosen',
    yieldsTo: ['so-many'],
    template: 'each of up to {n:amount} chosen',
    number: ({ n }) => (n === 1 ? 'sg' : 'pl'),
    verb: 'sg',
    usual: () => false,
    data: ({ n }) => ({ pick: 'chosen', range: { min: 0, max: n } }),
    examples: ['Play each of up to 2 chosen cards for free.'],
  }),
  definePhrase({
    slot: 'determiner',
    name: 'so-many-of',
    yieldsTo: ['one-of'],
    template: '{upTo:up to|} {n:amount} of {whose:possessive}',
    words: { upTo: UP_TO },
    number: 'pl',
    build: ({ upTo, n, whose }) => ({ pick: 'some', range: rangeOf(upTo, n), filter: [of(whose)] }),
    split: ({ pick, range, filter, ...more }) => {
      const [only, another] = filter ?? [];
      const said = range && saidRange(range);
      return (
        said &&
        pick === 'some' &&
        only?.is === 'of' &&
        !another &&
        Object.keys(more).length === 0 && { ...said, whose: only.player }
      );
    },
  }),
];

const determiners: Phrase[] = [
  definePhrase({
    slot: 'determiner',
    name: 'chosen',
    template: '{which:chosen|a chosen|another chosen}',
    words: {
      which: {
        chosen: { pick: 'chosen', range: one },
        'a chosen': { pick: 'chosen', range: one },
        'another chosen': { pick: 'chosen', range: one, filter: [OTHER] },
      },
    },
    number: 'sg',
    data: ({ which }) => which,
  }),
  definePhrase({
    slot: 'determiner',
    name: 'a',
    template: '{which:a/an|any|another}',
    words: {
      which: {
        'a/an': { pick: 'some', range: one },
        any: { pick: 'some', range: one },
        another: { pick: 'some', range: one, filter: [OTHER] },
      },
    },
    number: 'sg',
    data: ({ which }) => which,
  }),
  ...numbered,
  definePhrase({
    slot: 'determiner',
    name: 'one-of',
    template: '{some:one|one or more|another} of {whose:possessive}',
    words: {
      some: {
        one: { range: one, others: [] },
        // Simultaneous events count as one.
        'one or more': { range: SEVERAL, others: [] },
        another: { range: one, others: [OTHER] },
      },
    },
    number: 'pl',
    verb: 'sg',
    build: ({ some: { range, others }, whose }) => ({
      pick: 'some',
      range,
      filter: [of(whose), ...others],
    }),
    split: ({ pick, range, filter, ...more }) => {
      const [first, ...others] = filter ?? [];
      if (pick !== 'some' || first?.is !== 'of' || Object.keys(more).length > 0) return undefined;
      return { some: { range, others } as { range: typeof one; others: [] }, whose: first.player };
    },
  }),
  // "One of the cards in their hand": of all that are there. Of cards spoken of before it is a part.
  {
    ...fixed('one-of-the', 'one of the', { pick: 'some', range: one, definite: true }, 'pl', 'sg'),
    usual: () => false,
  },
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
  fixed('one-or-more', 'one or more', { pick: 'some', range: SEVERAL }, 'pl'),
  definePhrase({
    slot: 'determiner',
    name: 'any-number',
    template: 'any number of {pick:chosen|}',
    words: { pick: { '': 'some', chosen: 'chosen' } },
    number: 'pl',
    data: ({ pick }) => ({ pick, range: { min: 0, max: 'any' } }),
  }),
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
  fixed('that', 'that', { pick: 'ref', ref: { to: 'that' } }, 'sg'),
  ...withSpellings(
    {
      ...fixed('those', 'those', { pick: 'ref', ref: { to: 'that' }, several: true }, 'pl'),
      yieldsTo: ['that'],
    },
    {
      name: 'each-of-those',
      template: 'each of those',
      yieldsTo: ['those', 'the'],
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
  definePhrase({
    slot: 'modifier',
    name: 'cost',
    template: `with cost {n:amount} {cmp:${choice(BOUNDS)}} [each]`,
    words: { cmp: BOUNDS },
    data: ({ n, cmp }) => ({ filter: [{ is: 'cost', cmp, value: n }] }),
  }),
  definePhrase({
    slot: 'modifier',
    name: 'stat',
    template: `with {n:amount} {stat:stat} {cmp:${choice(BOUNDS)}} [each]`,
    words: { cmp: BOUNDS },
    data: ({ n, stat, cmp }) => ({ filter: [{ is: 'stat', stat: stat as never, cmp, value: n }] }),
  }),
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
  definePhrase({
    slot: 'modifier',
    name: 'of-theirs',
    yieldsTo: ['somebody-has-in-play', 'they-have-in-play'],
    template: 'of {player:yours|theirs}',
    words: { player: { yours: { who: 'you' }, theirs: { who: 'that-player' } } },
    data: ({ player }) => ({ filter: [of(player)] }),
  }),
];

export const DETERMINERS: readonly Phrase[] = [...determiners, ...adjectives, ...modifiers];
