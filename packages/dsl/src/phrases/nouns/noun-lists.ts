import type { CardFilter } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { alternatives, anyOf, canonical, isClassFilter, isNoClass, without } from '../filters.ts';
import { listed } from './lists.ts';

/** "Beasts and/or relics": any mix; "and" alone means the same. */
const nouns: Phrase[] = [
  ...listed('types', 'type'),
  definePhrase({
    slot: 'nouns',
    name: 'types',
    template: '{types:types}',
    build: ({ types }) => ({ filter: [ofTypes(types)] }),
    split: ({ filter, card }) => !card && typesOf(filter),
  }),
  definePhrase({
    slot: 'nouns',
    name: 'types-card',
    template: '{types:types} card#',
    build: ({ types }) => ({ filter: [ofTypes(types)], card: true }),
    split: ({ filter, card }) => card && typesOf(filter),
  }),
  definePhrase({
    slot: 'nouns',
    name: 'card',
    template: 'card#',
    data: () => ({ filter: [], card: true }),
  }),
];

function ofTypes(names: readonly string[]): CardFilter {
  return anyOf(names.map((type) => ({ is: 'type', type })));
}

/** The inverse. */
function typesOf(filter: readonly CardFilter[]): { types: string[] } | undefined {
  const [only, more] = filter;
  if (more || !only) return undefined;
  const types = alternatives(only).map((one) => (one?.is === 'type' ? one.type : undefined));
  return types.includes(undefined) ? undefined : { types: types as string[] };
}

const classes: Phrase[] = [
  definePhrase({
    slot: 'class',
    name: 'one',
    template: '({classification:classification}|{color:color})',
    build: ({ classification, color }): CardFilter | undefined =>
      classification === undefined
        ? color === undefined
          ? undefined
          : { is: 'color', color }
        : { is: 'classification', classification },
    split: (f) =>
      (f.is === 'classification'
        ? { classification: f.classification }
        : f.is === 'color' && { color: f.color }) as never,
  }),
  definePhrase({
    slot: 'class',
    name: 'no-classification',
    template: '{classification:no-classification}',
    data: ({ classification }) => ({ is: 'not', filter: { is: 'classification', classification } }),
  }),
  ...listed('any-class', 'class'),
  definePhrase({
    slot: 'classes',
    name: 'one',
    template: '{only:any-class}',
    build: ({ only }) => [anyOf(only)],
    split: ([only, more]) => {
      if (!only || more) return undefined;
      const of = alternatives(only);
      return (
        of.every((one) => one !== undefined && (isClassFilter(one) || isNoClass(one))) && {
          only: of as CardFilter[],
        }
      );
    },
  }),
  definePhrase({
    slot: 'classes',
    name: 'both',
    template: '{first:class} {rest:classes}',
    build: ({ first, rest }) => canonical([first, ...rest]),
    split: (all) => all.length > 1 && all.map((first, i) => ({ first, rest: without(all, i) })),
  }),
];

export const NOUN_LISTS: readonly Phrase[] = [...nouns, ...classes];
