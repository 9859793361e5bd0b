import type { CardFilter, CardSelector, Quantity, StatName } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import { isPlaced } from '../filters.ts';
import { isLess, negated } from '../numbers/amounts.ts';

/** Names, words and comparison operators of the rows. */
const MEASURED = [
  ['up-to', '(equal to or less than|less than or equal to|at most|no more than)', '<='],
  ['from', '(equal to or greater than|greater than or equal to|at least|no less than)', '>='],
  ['as-much-as', 'equal to', '='],
  ['below', '(less than|fewer than)', '<'],
  ['above', '(greater than|more than)', '>'],
] as const;

/** How far one measure is from another: names, words, comparison, whether it is less or more, and said with a number. */
const APART = [
  ['at-least-less', 'at least {n:amount} less', '<=', -1, 'at least 2 less'],
  ['up-to-less', '(up to|at most) {n:amount} less', '>=', -1, 'up to 2 less'],
  ['exactly-less', '[exactly] {n:amount} less', '=', -1, 'exactly 2 less'],
  ['at-least-more', 'at least {n:amount} (more|greater)', '>=', 1, 'at least 2 more'],
  ['up-to-more', '(up to|at most) {n:amount} (more|greater)', '<=', 1, 'up to 2 more'],
  ['exactly-more', '[exactly] {n:amount} (more|greater)', '=', 1, 'exactly 2 more'],
] as const;

const apart = (of: Quantity, by: Quantity): Quantity => ({ amount: 'plus', of: [of, by] });

/** The inverse. */
function howFar(value: Quantity): { of: Quantity; by: Quantity } | undefined {
  const [of, by, more] = typeof value === 'object' && value.amount === 'plus' ? value.of : [];
  return of === undefined || by === undefined || more !== undefined ? undefined : { of, by };
}

/** Whether a quantity is of the same stat: "with more power than …". */
function isStatOf(value: Quantity, stat: StatName): boolean {
  return typeof value === 'object' && value.amount === 'stat' && value.stat === stat;
}

/** Whether a number is reckoned, so that it stands behind the words: "with cost less than …". */
function isMeasured(filter: CardFilter | undefined): boolean {
  const value = filter && 'value' in filter ? filter.value : undefined;
  return typeof value === 'object' && (value as { amount?: string }).amount !== 'x';
}

const IT: CardSelector = { pick: 'ref', ref: { to: 'it' } };

/** Compares a cost or stat of cards with a computed quantity. */
export const COMPARISONS: readonly Phrase[] = [
  ...MEASURED.map(([name, words, cmp]) =>
    definePhrase({ slot: 'relation', name, template: words, data: () => ({ cmp }) }),
  ),
  definePhrase({
    slot: 'modifier',
    name: 'cost-against-measure',
    usual: ({ filter: [only] }) => isMeasured(only),
    template: 'with cost {is:relation} {measure:measure}',
    build: ({ is: { cmp }, measure }) => ({ filter: [{ is: 'cost', cmp, value: measure }] }),
    split: ({ filter: [only, more], from }) =>
      !from &&
      !more &&
      only?.is === 'cost' &&
      typeof only.value === 'object' && { is: { cmp: only.cmp }, measure: only.value },
    examples: MEASURED.map(
      ([, words]) =>
        `Choose a card with cost ${words.replace(/\((.*?)\|.*\)/, '$1')} the number of cards in your hand.`,
    ),
  }),
  definePhrase({
    slot: 'modifier',
    name: 'stat-against-measure',
    template: 'with {stat:stat} {is:relation} {measure:measure}',
    usual: ({ filter: [only] }) =>
      isMeasured(only) && !(only?.is === 'stat' && isStatOf(only.value, only.stat)),
    build: ({ stat, is: { cmp }, measure }) => ({
      filter: [{ is: 'stat', stat: stat as never, cmp, value: measure }],
    }),
    split: ({ filter: [only, more], from }) =>
      !from &&
      !more &&
      only?.is === 'stat' &&
      typeof only.value === 'object' && { stat: only.stat, is: { cmp: only.cmp }, measure: only.value },
  }),
  // "With cost at most 3", "with cost more than X".
  definePhrase({
    slot: 'modifier',
    name: 'cost-compared',
    template: 'with cost {many:sided}',
    usual: () => false,
    build: ({ many }) => ({ filter: [{ is: 'cost', ...many }] }),
    split: ({ filter: [only, more], from }) =>
      !from && !more && only?.is === 'cost' && { many: { cmp: only.cmp, value: only.value } },
  }),
  definePhrase({
    slot: 'modifier',
    name: 'stat-compared',
    template: 'with {many:sided} {stat:stat}',
    usual: () => false,
    build: ({ many, stat }) => ({ filter: [{ is: 'stat', stat: stat as never, ...many }] }),
    split: ({ filter: [only, more], from }) =>
      !from &&
      !more &&
      only?.is === 'stat' && { stat: only.stat, many: { cmp: only.cmp, value: only.value } },
  }),
  ...APART.map(([name, words, cmp, sign, said]) =>
    definePhrase({
      slot: 'distance',
      name,
      template: words as '{n:amount} less',
      build: ({ n }) => ({ cmp, by: sign < 0 ? negated(n) : n }),
      split: (d) => d.cmp === cmp && isLess(d.by) === sign < 0 && { n: sign < 0 ? negated(d.by) : d.by },
      examples: [`Choose a card in your hand. Play a card with cost ${said} than that card for free.`],
    }),
  ),
  // "With power at least 2 less than chosen beast of yours", "with cost up to 2 more than that relic".
  definePhrase({
    slot: 'modifier',
    name: 'stat-apart',
    usual: () => false,
    wording: { all: 'each' },
    template: 'with {stat:stat} {far:distance} than {as:np}',
    build: ({ stat: said, far: { cmp, by }, as }) => {
      const stat = said as never;
      if (isPlaced(as)) return undefined;
      return { filter: [{ is: 'stat', stat, cmp, value: apart({ amount: 'stat', stat, of: as }, by) }] };
    },
    split: ({ filter: [only, another], from }) => {
      const found = !from && !another && only?.is === 'stat' ? howFar(only.value) : undefined;
      if (!found || only?.is !== 'stat' || !isStatOf(found.of, only.stat)) return undefined;
      const { of: as } = found.of as Extract<Quantity, { amount: 'stat' }>;
      return { stat: only.stat, far: { cmp: only.cmp, by: found.by }, as };
    },
  }),
  definePhrase({
    slot: 'modifier',
    name: 'cost-apart',
    usual: () => false,
    template: "with cost {far:distance} than {as:np} ['s cost]" as 'with cost {far:distance} than {as:np}',
    build: ({ far: { cmp, by }, as }) =>
      isPlaced(as)
        ? undefined
        : { filter: [{ is: 'cost', cmp, value: apart({ amount: 'cost', of: as }, by) }] },
    split: ({ filter: [only, another], from }) => {
      const found = !from && !another && only?.is === 'cost' ? howFar(only.value) : undefined;
      if (!found || only?.is !== 'cost' || typeof found.of !== 'object' || found.of.amount !== 'cost')
        return undefined;
      return { far: { cmp: only.cmp, by: found.by }, as: found.of.of };
    },
  }),
  // "With less power than his": than the card's that the text is about.
  ...(
    [
      ['less', '<'],
      ['more', '>'],
    ] as const
  ).map(([word, cmp]) =>
    definePhrase({
      slot: 'modifier',
      name: `with-${word}-than-theirs`,
      yieldsTo: [`with-${word}-than`],
      template: `with ${word} {stat:stat} than (theirs|its|his|hers)` as 'with {stat:stat}',
      usual: () => false,
      build: ({ stat: said }) => {
        const stat = said as never;
        return { filter: [{ is: 'stat', stat, cmp, value: { amount: 'stat', stat, of: IT } }] };
      },
      split: ({ filter: [only, another], from }) => {
        if (from || another || only?.is !== 'stat' || only.cmp !== cmp || !isStatOf(only.value, only.stat))
          return undefined;
        const { of } = only.value as Extract<Quantity, { amount: 'stat' }>;
        return equal(of, IT) && { stat: only.stat };
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
      slot: 'modifier',
      name: `with-${word}-than`,
      wording: { all: 'each' },
      template: `with ${word} {stat:stat} than {as:np}` as 'with {stat:stat} {as:np}',
      build: ({ stat: said, as }) => {
        const stat = said as never;
        if (isPlaced(as)) return undefined;
        return { filter: [{ is: 'stat', stat, cmp, value: { amount: 'stat', stat, of: as } }] };
      },
      split: ({ filter: [only, another], from }) => {
        if (from || another || only?.is !== 'stat' || only.cmp !== cmp) return undefined;
        const { stat, value } = only;
        return (
          typeof value === 'object' &&
          value.amount === 'stat' &&
          value.stat === stat && { stat, as: value.of }
        );
      },
    }),
  ),
];
