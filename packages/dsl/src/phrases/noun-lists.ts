/** Nouns and what stands right before them: types and classifications, alone or in lists. */
import type { CardFilter } from '@cardwright/core';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import { alternatives, anyOf, canonical, without } from './filters.ts';

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
      build: ({ a, b }) => ({ filter: [types([a, b])] }),
      split: (n) => !n.card && listed(n.filter, 2)?.map(([a, b]) => ({ a: a!, b: b! })),
    }),
  ),
  definePhrase({
    slot: 'nouns',
    name: 'two-card',
    template: '{a:type} or {b:type} card#',
    build: ({ a, b }) => ({ filter: [types([a, b])], card: true }),
    split: (n) => n.card && listed(n.filter, 2)?.map(([a, b]) => ({ a: a!, b: b! })),
  }),
  ...(['or', 'and'] as const).map((word) =>
    definePhrase({
      slot: 'nouns',
      name: `three-${word}`,
      template: `{a:type} , {b:type} , ${WORDS[word]} {c:type}` as '{a:type} , {b:type} , or {c:type}',
      build: ({ a, b, c }) => ({ filter: [types([a, b, c])] }),
      split: (n) => !n.card && listed(n.filter, 3)?.map(([a, b, c]) => ({ a: a!, b: b!, c: c! })),
    }),
  ),
  definePhrase({
    slot: 'nouns',
    name: 'three-card',
    template: '{a:type} , {b:type} , or {c:type} card#',
    build: ({ a, b, c }) => ({ filter: [types([a, b, c])], card: true }),
    split: (n) => n.card && listed(n.filter, 3)?.map(([a, b, c]) => ({ a: a!, b: b!, c: c! })),
  }),
];

function types(names: readonly string[]): CardFilter {
  return anyOf(names.map((type) => ({ is: 'type', type })));
}

function listed(filter: readonly CardFilter[], count: number): string[][] | undefined {
  const only = filter[0];
  if (filter.length !== 1 || only?.is !== 'any' || only.of.length !== count) return undefined;
  return [alternatives(only).map((one) => (one.is === 'type' ? one.type : ''))];
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
      build: ({ a, b }) => [anyOf([a, b])],
      split: (all) => ways(all, 2)?.map(([a, b]) => ({ a: a!, b: b! })),
    }),
  ),
  ...(['or', 'and'] as const).flatMap((word) => [
    definePhrase({
      slot: 'classes',
      name: `three-${word}`,
      template: `{a:class} , {b:class} , ${word} {c:class}` as '{a:class} , {b:class} , or {c:class}',
      build: ({ a, b, c }) => [anyOf([a, b, c])],
      split: (all) => ways(all, 3)?.map(([a, b, c]) => ({ a: a!, b: b!, c: c! })),
    }),
    definePhrase({
      slot: 'classes',
      name: `four-${word}`,
      template:
        `{a:class} , {b:class} , {c:class} , ${word} {d:class}` as '{a:class} , {b:class} , {c:class} , or {d:class}',
      build: ({ a, b, c, d }) => [anyOf([a, b, c, d])],
      split: (all) => ways(all, 4)?.map(([a, b, c, d]) => ({ a: a!, b: b!, c: c!, d: d! })),
    }),
  ]),
];

function ways(all: readonly CardFilter[], count: number): CardFilter[][] | undefined {
  const only = all[0];
  if (all.length !== 1 || only?.is !== 'any' || only.of.length !== count) return undefined;
  return [[...alternatives(only)]];
}

export const NOUN_LISTS: readonly Phrase[] = [...nouns, ...classes];
