import type { CardFilter } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { withSpellings } from '../../phrase/spellings.ts';
import { anyOf, canonical, without } from '../filters.ts';

/** "Beasts and/or relics": any mix; "and" alone means the same. */
const nouns: Phrase[] = [
  definePhrase({
    slot: 'nouns',
    name: 'type',
    template: '{type:type}',
    data: ({ type }) => ({ filter: [{ is: 'type', type }] }),
  }),
  definePhrase({
    slot: 'nouns',
    name: 'type-card',
    template: '{type:type} card#',
    data: ({ type }) => ({ filter: [{ is: 'type', type }], card: true }),
  }),
  definePhrase({
    slot: 'nouns',
    name: 'card',
    template: 'card#',
    data: () => ({ filter: [], card: true }),
  }),
  ...withSpellings(
    definePhrase({
      slot: 'nouns',
      name: 'two-or',
      template: '{a:type} or {b:type}',
      data: ({ a, b }) => ({ filter: [types([a, b])] }),
    }),
    { name: 'two-and', template: '{a:type} (and|and/or) {b:type}' },
  ),
  definePhrase({
    slot: 'nouns',
    name: 'two-card',
    template: '{a:type} or {b:type} card#',
    data: ({ a, b }) => ({ filter: [types([a, b])], card: true }),
  }),
  ...withSpellings(
    definePhrase({
      slot: 'nouns',
      name: 'three-or',
      template: '{a:type} , {b:type} , or {c:type}',
      data: ({ a, b, c }) => ({ filter: [types([a, b, c])] }),
    }),
    { name: 'three-and', template: '{a:type} , {b:type} , (and|and/or) {c:type}' },
  ),
  definePhrase({
    slot: 'nouns',
    name: 'three-card',
    template: '{a:type} , {b:type} , or {c:type} card#',
    data: ({ a, b, c }) => ({ filter: [types([a, b, c])], card: true }),
  }),
];

function types(names: readonly string[]): CardFilter {
  return anyOf(names.map((type) => ({ is: 'type', type })));
}

const classes: Phrase[] = [
  definePhrase({
    slot: 'class',
    name: 'classification',
    template: '{classification:classification}',
    data: ({ classification }) => ({ is: 'classification', classification }),
  }),
  definePhrase({
    slot: 'class',
    name: 'color',
    template: '{color:color}',
    data: ({ color }) => ({ is: 'color', color }),
  }),
  definePhrase({
    slot: 'classes',
    name: 'one',
    template: '{only:class}',
    data: ({ only }) => [only],
    when: ({ only }) => only.is !== 'any',
  }),
  definePhrase({
    slot: 'classes',
    name: 'both',
    template: '{first:class} {rest:classes}',
    build: ({ first, rest }) => canonical([first, ...rest]),
    split: (all) => all.length > 1 && all.map((first, i) => ({ first, rest: without(all, i) })),
  }),
  ...withSpellings(
    definePhrase({
      slot: 'classes',
      name: 'two-or',
      template: '{a:class} or {b:class}',
      data: ({ a, b }) => [anyOf([a, b])],
    }),
    { name: 'two-and', template: '{a:class} and {b:class}' },
  ),
  ...withSpellings(
    definePhrase({
      slot: 'classes',
      name: 'three-or',
      template: '{a:class} , {b:class} , or {c:class}',
      data: ({ a, b, c }) => [anyOf([a, b, c])],
    }),
    { name: 'three-and', template: '{a:class} , {b:class} , and {c:class}' },
  ),
  ...withSpellings(
    definePhrase({
      slot: 'classes',
      name: 'four-or',
      template: '{a:class} , {b:class} , {c:class} , or {d:class}',
      data: ({ a, b, c, d }) => [anyOf([a, b, c, d])],
    }),
    { name: 'four-and', template: '{a:class} , {b:class} , {c:class} , and {d:class}' },
  ),
];

export const NOUN_LISTS: readonly Phrase[] = [...nouns, ...classes];
