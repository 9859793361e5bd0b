import type { Effect, Quantity, StatName } from '@cardwright/core/data';
import { type Built, type Clause, definePhrase, negated } from '@cardwright/dsl';

type Said = Built<'predicate'>;

/** By how much more or less, without a factor. */
const changeOf = (e: Said): { less: boolean; by: Quantity } | undefined => {
  if (e.do !== 'change-damage-dealt' || e.times !== undefined || e.by === undefined) return undefined;
  const less = typeof e.by === 'number' ? e.by < 0 : e.by.amount === 'minus';
  return { less, by: less ? negated(e.by) : e.by };
};

/** How much damage cards deal, whoever takes it. */
export const damageDealt = [
  definePhrase({
    slot: 'predicate',
    name: 'deal-by-stat',
    subject: 'cards',
    lasts: true,
    template:
      'deal~ damage equal to (their|its|his|her) {stat:stat} instead of (their|its|his|her) {usual:stat} [in challenges]',
    build: ({ stat, usual }) =>
      usual === 'strength' && stat !== usual ? { do: 'deal-by-stat', stat: stat as StatName } : undefined,
    split: (e) => e.do === 'deal-by-stat' && e.stat !== undefined && { stat: e.stat, usual: 'strength' },
    examples: ['Opposing characters deal damage equal to their {L} instead of their {S}.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'deal-twice',
    subject: 'cards',
    lasts: true,
    template: 'deal~ (twice that much|twice as much) damage',
    data: () => ({ do: 'change-damage-dealt', times: 2 }),
    examples: ['Your items deal twice that much damage.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'deal-times',
    yieldsTo: ['deal-twice'],
    subject: 'cards',
    lasts: true,
    template: 'deal~ {times:integer} times (that much|as much) damage',
    data: ({ times }) => ({ do: 'change-damage-dealt', times }),
    examples: ['Your items deal three times that much damage.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'deal-more',
    subject: 'cards',
    lasts: true,
    template: 'deal~ {by:amount} {less:more|additional|less} damage',
    words: { less: { more: false, additional: false, less: true } },
    build: ({ by, less }) => ({ do: 'change-damage-dealt', by: less ? negated(by) : by }),
    split: (e) => changeOf(e),
    examples: ['Your actions deal 1 more damage.', 'Your actions deal 1 less damage.'],
  }),
  definePhrase({
    slot: 'clause',
    name: 'damage-dealt-by-is-changed',
    template: 'damage dealt by {what:object} is {less:increased|reduced} by {by:amount}',
    words: { less: { increased: false, reduced: true } },
    usual: () => false,
    build: ({ what, less, by }): Clause => ({
      subject: { kind: 'cards', cards: what },
      predicate: {
        value: { do: 'change-damage-dealt', by: less ? negated(by) : by } as Partial<Effect>,
        role: 'what',
        takes: 'cards',
        phrase: '',
      },
      tails: [],
    }),
    split: ({ predicate: { value }, subject }) => {
      const changed = changeOf(value as Said);
      return changed && subject?.kind === 'cards' && { what: subject.cards, ...changed };
    },
    examples: [
      'Damage dealt by your characters is increased by 1.',
      'Damage dealt by your characters is reduced by 1.',
    ],
  }),
];
