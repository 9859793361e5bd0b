import type { CardSelector, Quantity } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import { divide, select } from './nouns.ts';

/** As many as a measure says: "a number of chosen beasts equal to …", "as many cards from your discard as …". */
const asMany: Phrase[] = (
  [
    ['cards-equal-to', '{group:group} equal to {of:measure}', 'some', true],
    ['a-number-equal-to', '(a number of) {group:group} equal to {of:measure}', 'some', true],
    ['up-to-a-number-equal-to', '(up to a number of) {group:group} equal to {of:measure}', 'some', false],
    ['chosen-equal-to', '(a number of chosen) {group:group} equal to {of:measure}', 'chosen', true],
    [
      'up-to-chosen-equal-to',
      '(up to a number of chosen) {group:group} equal to {of:measure}',
      'chosen',
      false,
    ],
    ['as-many-as', 'as many {group:group} as {of:as-many}', 'some', true],
    ['up-to-as-many-as', 'up to as many {group:group} as {of:as-many}', 'some', false],
    ['as-many-chosen-as', 'as many chosen {group:group} as {of:as-many}', 'chosen', true],
  ] as const
).map(([name, template, pick, all]) =>
  definePhrase({
    slot: 'np',
    name,
    yieldsTo: ['determined'],
    template: template as '{group:group} equal to {of:measure}',
    number: 'pl',
    usual: () => name !== 'a-number-equal-to' && !name.includes('as-many'),
    build: ({ group: { card: _, ...group }, of }) =>
      select({ pick, range: { min: all ? of : 0, max: of } }, group),
    split: (s) => {
      if (s.pick !== pick || typeof s.range.max !== 'object') return undefined;
      const { min, max } = s.range;
      if (!equal(min, all ? max : 0)) return undefined;
      return divide(s)
        .filter((way) => !way.determiner.filter && !way.determiner.from)
        .map(({ group }) => ({ group, of: max }));
    },
  }),
);

/** "Half the cards in your hand, rounded down": as many of them as half of all. */
const half: Phrase[] = (['down', 'up'] as const).map((rounded) =>
  definePhrase({
    slot: 'np',
    name: `half-${rounded}`,
    yieldsTo: ['cards-equal-to'],
    template:
      `(half the {group:group} , rounded ${rounded}|half of the {group:group} , rounded ${rounded}|half the {group:group} , rounded ${rounded} ,|half of the {group:group} , rounded ${rounded} ,)` as '{group:group}',
    number: 'pl',
    build: ({ group: { card: _, ...group } }) => {
      const all = select({ pick: 'each' }, group);
      const count = all === undefined ? undefined : halfOf(all, rounded);
      return count === undefined
        ? undefined
        : select({ pick: 'some', range: { min: count, max: count } }, group);
    },
    split: (s) => {
      if (s.pick !== 'some') return undefined;
      return divide(s)
        .filter((way) => !way.determiner.filter && !way.determiner.from)
        .flatMap(({ group: { card: _, ...group } }) => {
          const all = select({ pick: 'each' }, group);
          const count = all && halfOf(all, rounded);
          return count && equal(s.range, { min: count, max: count }) ? [{ group }] : [];
        });
    },
    examples: [`Put half the cards in your hand, rounded ${rounded}, on the bottom of your deck.`],
  }),
);

const halfOf = (cards: CardSelector, rounded: 'down' | 'up'): Quantity => ({
  amount: 'share',
  of: { amount: 'cards', in: cards },
  by: 2,
  rounded,
});

/** Noun phrases whose number is a measure. */
export const MEASURED_NOUNS: readonly Phrase[] = [...asMany, ...half];
