import type { Quantity, StatName } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';

/** Names, words and comparison operators of the rows. */
const MEASURED = [
  ['up-to', '(equal to or less than|less than or equal to)', '<='],
  ['from', '(equal to or greater than|greater than or equal to)', '>='],
  ['as-much-as', 'equal to', '='],
  ['below', 'less than', '<'],
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
