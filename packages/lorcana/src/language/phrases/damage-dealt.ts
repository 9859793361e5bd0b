import type { Effect, StatName } from '@cardwright/core/data';
import { type Built, type Clause, definePhrase, negated } from '@cardwright/dsl';

type Said = Built<'predicate'>;

/** More or less, without a factor. */
const isBy = (e: Said, less: boolean): boolean =>
  e.do === 'change-damage-dealt' &&
  e.times === undefined &&
  e.by !== undefined &&
  less === (typeof e.by === 'number' ? e.by < 0 : e.by.amount === 'minus');

const WAYS = [
  ['more', '(more|additional)', 'increased'],
  ['less', 'less', 'reduced'],
] as const;

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
  ...WAYS.flatMap(([way, words, changed]) => {
    const less = way === 'less';
    const signed = (by: Parameters<typeof negated>[0]) => (less ? negated(by) : by);
    return [
      definePhrase({
        slot: 'predicate',
        name: `deal-${way}`,
        subject: 'cards',
        lasts: true,
        template: `deal~ {by:amount} ${words} damage` as 'deal~ {by:amount} more damage',
        build: ({ by }) => ({ do: 'change-damage-dealt', by: signed(by) }),
        split: (e) => isBy(e, less) && e.do === 'change-damage-dealt' && { by: signed(e.by!) },
        examples: [`Your actions deal 1 ${way} damage.`],
      }),
      definePhrase({
        slot: 'clause',
        name: `damage-dealt-by-is-${changed}`,
        template:
          `damage dealt by {what:object} is ${changed} by {by:amount}` as 'damage dealt by {what:object} is reduced by {by:amount}',
        usual: () => false,
        build: ({ what, by }): Clause => ({
          subject: { kind: 'cards', cards: what },
          predicate: {
            value: { do: 'change-damage-dealt', by: signed(by) } as Partial<Effect>,
            role: 'what',
            takes: 'cards',
            phrase: '',
          },
          tails: [],
        }),
        split: ({ predicate: { value }, subject }) =>
          value.do === 'change-damage-dealt' &&
          isBy(value as Said, less) &&
          subject?.kind === 'cards' && { what: subject.cards, by: signed(value.by!) },
        examples: [`Damage dealt by your characters is ${changed} by 1.`],
      }),
    ];
  }),
];
