/** Noun phrases without a noun: pronouns, "this …", "the rest", the top of a deck. */

import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import { rangeOf, saidRange, UP_TO } from '../numbers/ranges.ts';
import { pronouns } from '../pronouns.ts';
import { isPronoun } from '../triggers/statements.ts';

/** Some of the rest, however many. */
const FROM_REST = { pick: 'some', range: 0, filter: [], from: { to: 'rest' } };

/** The end of a deck from which cards are. */
const ENDS = { top: {}, bottom: { end: 'bottom' } } as const;
const endOf = ({ end }: { readonly end?: 'bottom' }) => ENDS[end ?? 'top'];

export const PRONOMINALS: readonly Phrase[] = [
  definePhrase({
    slot: 'pronominal',
    name: 'pronoun',
    template: '{pronoun:pronoun-object}',
    build: () => ({ pick: 'ref', ref: { to: 'it' } }),
    split: (s, context) => isPronoun(s) && pronouns(s, context, ['they', 'it', 'he', 'she']),
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'each-of-them',
    template: 'each of them',
    number: 'sg',
    usual: () => false,
    build: () => ({ pick: 'ref', ref: { to: 'it' } }),
    split: (s, { isOne }) => isPronoun(s) && !isOne?.(s) && {},
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'any-number-of-them',
    template: 'any number of them',
    number: 'pl',
    data: () => ({ pick: 'some', range: { min: 0, max: 'any' }, filter: [], from: { to: 'rest' } }),
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'this',
    template: 'this {type:type} [card]',
    number: 'sg',
    usual: (_, { wording }) => !wording?.taken,
    build: ({ type }, { thisIs }) => {
      thisIs(type);
      return { pick: 'self' };
    },
    split: (s, { facts, lexicon }) => {
      if (s.pick !== 'self' || s.was) return undefined;
      const ids = (lexicon.types ?? []).map(({ id }) => id);
      return [...new Set([...(facts.type === undefined ? [] : [facts.type]), ...ids])].map((type) => ({
        type,
      }));
    },
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'this-card',
    yieldsTo: ['this'],
    template: 'this card',
    number: 'sg',
    data: () => ({ pick: 'self' }),
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'one',
    template: 'one [of them]',
    number: 'sg',
    data: () => ({ pick: 'some', range: { min: 1, max: 1 }, filter: [], from: { to: 'rest' } }),
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'some-of-them',
    yieldsTo: ['one'],
    template: '{upTo:up to|} {n:amount} [of them]',
    words: { upTo: UP_TO },
    number: ({ n }) => (n === 1 ? 'sg' : 'pl'),
    build: ({ upTo, n }) => ({ pick: 'some', range: rangeOf(upTo, n), filter: [], from: { to: 'rest' } }),
    split: (s) =>
      s.pick === 'some' && equal({ ...s, range: 0 }, FROM_REST) ? saidRange(s.range) : undefined,
    examples: [
      'Look at the top 4 cards of your deck. Put up to 2 of them into your hand and the rest on the bottom of your deck in any order.',
    ],
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'the-rest',
    template: '(the rest|the others|the remaining cards|the other cards|the other revealed cards)',
    number: 'pl',
    data: () => ({ pick: 'ref', ref: { to: 'rest' } }),
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'the-other',
    template: 'the other',
    number: 'sg',
    data: () => ({ pick: 'ref', ref: { to: 'other' } }),
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'top-card',
    template: '(the {end:top|bottom} card of|a card from the {end:top|bottom} of) {zone:zone}',
    words: { end: ENDS },
    number: 'sg',
    build: ({ end, zone }) => zone.of && { pick: 'top', count: 1, of: zone.of, zone: zone.zone, ...end },
    split: (s) => s.pick === 'top' && s.count === 1 && { end: endOf(s), zone: { zone: s.zone, of: s.of } },
  }),
  // "The top X cards of your deck", "cards from the top of your deck equal to …", "as many … as …".
  ...(
    [
      [
        'top-cards',
        '(the {end:top|bottom} {count:amount} cards of|{count:amount} cards from the {end:top|bottom} of) {zone:zone}',
      ],
      [
        'top-equal-to',
        '(cards from the {end:top|bottom} of|a number of cards from the {end:top|bottom} of|the {end:top|bottom} cards of) {zone:zone} equal to {count:measure}',
      ],
      ['top-as-many', 'as many cards from the {end:top|bottom} of {zone:zone} as {count:as-many}'],
    ] as const
  ).map(([name, template]) =>
    definePhrase({
      slot: 'pronominal',
      name,
      yieldsTo: name === 'top-cards' ? ['top-card'] : ['top-card', 'top-cards'],
      template: template as 'as {count:amount} from the {end:top|bottom} of {zone:zone}',
      words: { end: ENDS },
      number: 'pl',
      usual: () => name !== 'top-as-many',
      build: ({ end, count, zone }) =>
        zone.of && { pick: 'top', count, of: zone.of, zone: zone.zone, ...end },
      split: (s) => s.pick === 'top' && { end: endOf(s), count: s.count, zone: { zone: s.zone, of: s.of } },
    }),
  ),
];
