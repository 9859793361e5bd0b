/** Nouns and what stands right before them: types and classifications, alone or in lists. */
import type { CardFilter } from '@cardwright/core';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import { anyOf, canonical, without } from './filters.ts';

/** "Beasts and/or relics": as many of each as one likes, which "and" does not deny. */
const WORDS = { or: 'or', and: '(and|and/or)' } as const;

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
  ...(['or', 'and'] as const).map((word) =>
    definePhrase({
      slot: 'nouns',
      name: `two-${word}`,
      template: `{a:type} ${WORDS[word]} {b:type}` as '{a:type} or {b:type}',
      data: ({ a, b }) => ({ filter: [types([a, b])] }),
    }),
  ),
  definePhrase({
    slot: 'nouns',
    name: 'two-card',
    template: '{a:type} or {b:type} card#',
    data: ({ a, b }) => ({ filter: [types([a, b])], card: true }),
  }),
  ...(['or', 'and'] as const).map((word) =>
    definePhrase({
      slot: 'nouns',
      name: `three-${word}`,
      template: `{a:type} , {b:type} , ${WORDS[word]} {c:type}` as '{a:type} , {b:type} , or {c:type}',
      data: ({ a, b, c }) => ({ filter: [types([a, b, c])] }),
    }),
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
  ...(['or', 'and'] as const).map((word) =>
    definePhrase({
      slot: 'classes',
      name: `two-${word}`,
      template: `{a:class} ${word} {b:class}` as '{a:class} or {b:class}',
      data: ({ a, b }) => [anyOf([a, b])],
    }),
  ),
  ...(['or', 'and'] as const).flatMap((word) => [
    definePhrase({
      slot: 'classes',
      name: `three-${word}`,
      template: `{a:class} , {b:class} , ${word} {c:class}` as '{a:class} , {b:class} , or {c:class}',
      data: ({ a, b, c }) => [anyOf([a, b, c])],
    }),
    definePhrase({
      slot: 'classes',
      name: `four-${word}`,
      template:
        `{a:class} , {b:class} , {c:class} , ${word} {d:class}` as '{a:class} , {b:class} , {c:class} , or {d:class}',
      data: ({ a, b, c, d }) => [anyOf([a, b, c, d])],
    }),
  ]),
];

export const NOUN_LISTS: readonly Phrase[] = [...nouns, ...classes];
