/** What depends on the type of a card. */
import type { CardFilter } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';

export const CASES: readonly Phrase[] = [
  // The kinds exclude each other only where they do: the first that fits is meant.
  definePhrase({
    slot: 'sentence',
    name: 'depending-on-type',
    template: 'depending on its type : {cases:cases}',
    data: ({ cases }) => ({ leads: [], links: [], cases }),
  }),
  definePhrase({
    slot: 'cases',
    name: 'one',
    template: '• {filter:case-types} : {sentences:sentences}',
    data: ({ filter, sentences }) => [{ filter, sentences }],
  }),
  definePhrase({
    slot: 'cases',
    name: 'more',
    template: '• {filter:case-types} : {sentences:sentences} . {rest:cases}',
    data: ({ filter, sentences, rest }) => [{ filter, sentences }, ...rest],
  }),
  definePhrase({
    slot: 'case-types',
    name: 'one',
    template: '{type:type} [card]',
    data: ({ type }) => ({ is: 'type', type }),
  }),
  definePhrase({
    slot: 'case-types',
    name: 'either',
    template: '{type:type} [card] (or|,|, or) {rest:case-types}',
    build: ({ type, rest }) => ({
      is: 'any',
      of: [[{ is: 'type', type }], ...(rest.is === 'any' ? rest.of : [[rest]])],
    }),
    split: (filter) => {
      if (filter.is !== 'any') return undefined;
      const [[first, more] = [], ...others] = filter.of;
      if (first?.is !== 'type' || more || others.length === 0) return undefined;
      const [[only, second] = [], third] = others;
      const rest: CardFilter = third ? { is: 'any', of: others } : only!;
      return second ? undefined : { type: first.type, rest };
    },
  }),
];
