/** Names in quotation marks, before a noun or in place of one: “Otto”, a “Rolf” card. For games that print names so. */
import type { CardFilter } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { alternatives, anyOf, canonical, isTypeFilter, without } from '../filters.ts';
import { listed } from './lists.ts';

const named = (names: readonly string[]): CardFilter => anyOf(names.map((name) => ({ is: 'named', name })));

/** The inverse. */
function namesOf(filter: CardFilter | undefined): readonly string[] | undefined {
  const names = filter ? alternatives(filter).map((one) => (one?.is === 'named' ? one.name : undefined)) : [];
  return names.length === 0 || names.includes(undefined) ? undefined : (names as string[]);
}

/** The names alone, if a group says no more. */
const namesAlone = (filter: readonly CardFilter[] | undefined) =>
  filter?.length === 1 ? namesOf(filter[0]) : undefined;

export const QUOTED_NAMES: readonly Phrase[] = [
  ...listed('quoted-names', '“ {@:name} ”'),
  definePhrase({
    slot: 'kind',
    name: 'quoted-names',
    yieldsTo: ['adjective', 'classes', 'nouns', 'classes-alone'],
    template: '{names:quoted-names} [{nouns:nouns}] [{modifiers:modifiers}]',
    usual: () => false,
    build: ({ names, nouns, modifiers }) => ({
      filter: canonical([...(nouns?.filter ?? []), named(names), ...(modifiers?.filter ?? [])]),
      ...(modifiers?.from && { from: modifiers.from }),
      ...(nouns?.card && { card: true as const }),
    }),
    split: ({ filter, from, card }) =>
      filter.flatMap((one, i) => {
        const names = namesOf(one);
        if (!names) return [];
        const rest = without(filter, i);
        const types = rest.filter(isTypeFilter);
        const others = rest.filter((other) => !types.includes(other));
        const said = {
          names,
          ...((others.length > 0 || from) && { modifiers: { filter: others, ...(from && { from }) } }),
        };
        const alone = types.length === 0 && !card ? [said] : [];
        return [
          { ...said, nouns: { filter: types, card: true as const } },
          ...alone,
          { ...said, nouns: { filter: types } },
        ];
      }),
  }),
  // A name alone is of one card: “if you have “Otto” in play”.
  definePhrase({
    slot: 'counted',
    name: 'quoted-name',
    yieldsTo: ['a', 'number-alone'],
    template: '“ {name:name} ”',
    number: 'sg',
    usual: () => false,
    build: ({ name }) => ({ cmp: '>=', value: 1, of: { pick: 'each', filter: [named([name])] } }),
    split: ({ cmp, value, of }) => {
      const names = of.pick === 'each' && !of.from ? namesAlone(of.filter) : undefined;
      return cmp === '>=' && value === 1 && names?.length === 1 && { name: names[0]! };
    },
    examples: ['If you have “Otto” in play, draw a card.'],
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'be-quoted-name',
    yieldsTo: ['is-named', 'is-a'],
    subject: 'cards',
    template: "(be~|'s) {names:quoted-names}",
    usual: () => false,
    build: ({ names }) => ({ if: 'matches', filter: [named(names)] }),
    split: (c) => {
      const names = c.if === 'matches' ? namesAlone(c.filter) : undefined;
      return names && { names };
    },
    examples: ['Reveal the top card of your deck. If it is “Otto”, draw a card.'],
  }),
];
