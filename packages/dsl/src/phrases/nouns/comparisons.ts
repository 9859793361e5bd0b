import type { Quantity, StatName } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { isLess, negated } from '../numbers/amounts.ts';

/** Names, words and comparison operators of the rows. */
export const MEASURED = [
  ['up-to', '(equal to or less than|less than or equal to|at most|no more than)', '<='],
  ['from', '(equal to or greater than|greater than or equal to|at least|no less than)', '>='],
  ['as-much-as', 'equal to', '='],
  ['below', '(less than|fewer than)', '<'],
  ['above', '(greater than|more than)', '>'],
] as const;

/** Whether a quantity is of the same stat: "with more power than …". */
function isStatOf(value: Quantity, stat: StatName): boolean {
  return typeof value === 'object' && value.amount === 'stat' && value.stat === stat;
}

/** Compares a cost or stat of cards with a computed quantity. */
export const COMPARISONS: readonly Phrase[] = [
  ...MEASURED.flatMap(([name, words, cmp]) => [
    definePhrase({
      slot: 'comparison',
      name: `cost-${name}-measure`,
      template: `with cost ${words} {measure:measure}` as 'with cost {measure:measure}',
      data: ({ measure }) => ({ filter: [{ is: 'cost', cmp, value: measure }] }),
      examples: [
        `Choose a card with cost ${words.replace(/\((.*?)\|.*\)/, '$1')} the number of cards in your hand.`,
      ],
    }),
    definePhrase({
      slot: 'comparison',
      name: `stat-${name}-measure`,
      template: `with {stat:stat} ${words} {measure:measure}` as 'with {stat:stat} {measure:measure}',
      usual: ({ filter: [only] }) => !(only?.is === 'stat' && isStatOf(only.value, only.stat)),
      data: ({ stat, measure }) => ({ filter: [{ is: 'stat', stat: stat as never, cmp, value: measure }] }),
    }),
  ]),
  // "With cost at most 3", "with cost more than X".
  definePhrase({
    slot: 'comparison',
    name: 'cost-compared',
    template: 'with cost {many:sided}',
    usual: () => false,
    build: ({ many }) => ({ filter: [{ is: 'cost', ...many }] }),
    split: ({ filter: [only, more], from }) =>
      !from && !more && only?.is === 'cost' && { many: { cmp: only.cmp, value: only.value } },
  }),
  definePhrase({
    slot: 'comparison',
    name: 'stat-compared',
    template: 'with {many:sided} {stat:stat}',
    usual: () => false,
    build: ({ many, stat }) => ({ filter: [{ is: 'stat', stat: stat as never, ...many }] }),
    split: ({ filter: [only, more], from }) =>
      !from &&
      !more &&
      only?.is === 'stat' && { stat: only.stat, many: { cmp: only.cmp, value: only.value } },
  }),
  // "With power at least 2 less than chosen beast of yours".
  ...(
    [
      ['less', 'less', '<=', -1],
      ['more', '(greater|more)', '>=', 1],
    ] as const
  ).map(([word, words, cmp, sign]) =>
    definePhrase({
      slot: 'comparison',
      name: `stat-at-least-${word}`,
      wording: { all: 'each' },
      template:
        `with {stat:stat} at least {n:amount} ${words} than {as:np}` as 'with {stat:stat} {n:amount} {as:np}',
      build: ({ stat, n, as }) => {
        const of = { amount: 'stat', stat: stat as never, of: as } as const;
        const more = sign < 0 ? negated(n) : n;
        return {
          filter: [{ is: 'stat', stat: stat as never, cmp, value: { amount: 'plus', of: [of, more] } }],
        };
      },
      split: ({ filter: [only, another], from }) => {
        if (from || another || only?.is !== 'stat' || only.cmp !== cmp) return undefined;
        if (typeof only.value !== 'object' || only.value.amount !== 'plus') return undefined;
        const [of, more, rest] = only.value.of;
        if (rest !== undefined || more === undefined || isLess(more) !== sign < 0) return undefined;
        if (of === undefined || !isStatOf(of, only.stat)) return undefined;
        const as = (of as Extract<Quantity, { amount: 'stat' }>).of;
        return { stat: only.stat, n: sign < 0 ? negated(more) : more, as };
      },
    }),
  ),
  ...(
    [
      ['less', '<'],
      ['more', '>'],
    ] as const
  ).map(([word, cmp]) =>
    definePhrase({
      slot: 'comparison',
      name: `with-${word}-than`,
      wording: { all: 'each' },
      template: `with ${word} {stat:stat} than {as:np}` as 'with {stat:stat} {as:np}',
      data: ({ stat, as }) => ({
        filter: [
          { is: 'stat', stat: stat as never, cmp, value: { amount: 'stat', stat: stat as never, of: as } },
        ],
      }),
    }),
  ),
];
