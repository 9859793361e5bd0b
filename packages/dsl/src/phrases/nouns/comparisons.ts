import type { CardFilter, CardSelector, Quantity, StatName } from '@cardwright/core/data';
import { choice } from '../../phrase/choice.ts';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import { isPlaced } from '../filters.ts';
import { isLess, negated } from '../numbers/amounts.ts';

/** Words that compare with a measure. */
const MEASURED = {
  'equal to or less than': '<=',
  'less than or equal to': '<=',
  'at most': '<=',
  'no more than': '<=',
  'equal to or greater than': '>=',
  'greater than or equal to': '>=',
  'at least': '>=',
  'no less than': '>=',
  'equal to': '=',
  'the same as': '=',
  'less than': '<',
  'fewer than': '<',
  'greater than': '>',
  'more than': '>',
} as const;

/** How far one measure is from another: the words before the number, and those behind it. */
const FAR = {
  'at least': 'least',
  'up to': 'most',
  'at most': 'most',
  '': 'exactly',
  exactly: 'exactly',
} as const;
const WAY = { less: -1, more: 1, greater: 1 } as const;
/** At least 2 less is 2 less, or lower still. */
const CMP = { least: { '-1': '<=', '1': '>=' }, most: { '-1': '>=', '1': '<=' } } as const;

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

export const HIGHER = {
  more: '>',
  less: '<',
  'a higher': '>',
  higher: '>',
  'a lower': '<',
  lower: '<',
} as const;

/** Whether it is said whether one of the cards is enough, or each has to be less: "any other" may be either. */
const isOneOrEach = (as: CardSelector): boolean => {
  if (as.pick === 'self' || as.pick === 'ref' || as.pick === 'each') return true;
  if (as.pick !== 'chosen' && as.pick !== 'some') return false;
  return as.range.max === 1 && !(as.pick === 'some' && as.filter.some(({ is }) => is === 'other'));
};
const WHICH = 'than which of them? Say “each”, or name one card';

/** "With power less than the total power of …": a number of each is compared with each. */
const isOfEach = (measure: Quantity): boolean =>
  typeof measure === 'object' &&
  (measure.amount === 'stat' || measure.amount === 'cost') &&
  measure.of.pick === 'each';

/** That the cost or a stat is more or less than that of other cards. */
export const comparedTo = (cmp: '>' | '<', stat: string | undefined, as: CardSelector): CardFilter =>
  stat === undefined
    ? { is: 'cost', cmp, value: { amount: 'cost', of: as } }
    : {
        is: 'stat',
        stat: stat as StatName,
        cmp,
        value: { amount: 'stat', stat: stat as StatName, of: as },
      };

/** The inverse. */
export function readCompared(filter: CardFilter | undefined) {
  if ((filter?.is !== 'stat' && filter?.is !== 'cost') || (filter.cmp !== '>' && filter.cmp !== '<'))
    return undefined;
  const { cmp, value } = filter;
  if (filter.is === 'cost')
    return typeof value === 'object' && value.amount === 'cost' ? { cmp, as: value.of } : undefined;
  return typeof value === 'object' && value.amount === 'stat' && value.stat === filter.stat
    ? { cmp, stat: filter.stat, as: value.of }
    : undefined;
}

/** Compares a cost or stat of cards with a computed quantity. */
export const COMPARISONS: readonly Phrase[] = [
  definePhrase({
    slot: 'relation',
    name: 'than',
    template: `{cmp:${choice(MEASURED)}}`,
    words: { cmp: MEASURED },
    data: ({ cmp }) => ({ cmp }),
  }),
  definePhrase({
    slot: 'modifier',
    name: 'cost-against-measure',
    usual: ({ filter: [only] }) => isMeasured(only),
    template: 'with cost {is:relation} {measure:measure}',
    build: ({ is: { cmp }, measure }, { refuse }) =>
      isOfEach(measure) ? refuse(WHICH) : { filter: [{ is: 'cost', cmp, value: measure }] },
    split: ({ filter: [only, more], from }) =>
      !from &&
      !more &&
      only?.is === 'cost' &&
      typeof only.value === 'object' && { is: { cmp: only.cmp }, measure: only.value },
    examples: [
      'equal to or less than',
      'equal to or greater than',
      'equal to',
      'less than',
      'greater than',
    ].map((words) => `Choose a card with cost ${words} the number of cards in your hand.`),
  }),
  definePhrase({
    slot: 'modifier',
    name: 'stat-against-measure',
    template: 'with {stat:stat} {is:relation} {measure:measure}',
    usual: ({ filter: [only] }) =>
      isMeasured(only) && !(only?.is === 'stat' && isStatOf(only.value, only.stat)),
    build: ({ stat, is: { cmp }, measure }, { refuse }) =>
      isOfEach(measure)
        ? refuse(WHICH)
        : { filter: [{ is: 'stat', stat: stat as never, cmp, value: measure }] },
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
  definePhrase({
    slot: 'distance',
    name: 'less-or-more',
    template: '{far:at least|up to|at most||exactly} {n:amount} {way:less|more|greater}',
    words: { far: FAR, way: WAY },
    build: ({ far, n, way }) => ({
      cmp: far === 'exactly' ? '=' : CMP[far][way],
      by: way < 0 ? negated(n) : n,
    }),
    split: ({ cmp, by }) => {
      const [way, n] = isLess(by) ? [-1 as const, negated(by)] : [1 as const, by];
      const far = (['least', 'most'] as const).find((one) => CMP[one][way] === cmp);
      if (far) return { far, n, way };
      return cmp === '=' && { far: 'exactly', n, way };
    },
    examples: ['at least 2 less', 'up to 2 less', 'exactly 2 less', 'at least 2 more', 'up to 2 more'].map(
      (far) => `Choose a card in your hand. Play a card with cost ${far} than that card for free.`,
    ),
  }),
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
  definePhrase({
    slot: 'modifier',
    name: 'with-more-than-theirs',
    yieldsTo: ['with-more-than'],
    template:
      `with {cmp:${choice(HIGHER)}} ({stat:stat}|cost) than (theirs|its|his|hers)` as 'with {cmp:more|less|a higher|higher|a lower|lower} [{stat:stat}] than theirs',
    words: { cmp: HIGHER },
    usual: () => false,
    build: ({ cmp, stat }) => ({ filter: [comparedTo(cmp, stat, IT)] }),
    split: ({ filter: [only, another], from }) => {
      const said = from || another ? undefined : readCompared(only);
      if (!said || !equal(said.as, IT)) return undefined;
      const { as: _, ...rest } = said;
      return rest;
    },
    examples: ['Choose a card in your hand. Play a card with a lower cost than its for free.'],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'with-more-than',
    yieldsTo: ['cost-against-measure'],
    wording: { all: 'each' },
    template:
      `with {cmp:${choice(HIGHER)}} ({stat:stat}|cost) than {as:np}` as 'with {cmp:more|less|a higher|higher|a lower|lower} [{stat:stat}] than {as:np}',
    words: { cmp: HIGHER },
    build: ({ cmp, stat, as }, { refuse }) => {
      if (isPlaced(as)) return undefined;
      return isOneOrEach(as) ? { filter: [comparedTo(cmp, stat, as)] } : refuse(WHICH);
    },
    split: ({ filter: [only, another], from }) => (from || another ? undefined : readCompared(only)),
    examples: ['Choose a card in your hand. Play a card with a higher cost than that card for free.'],
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'have-more-than',
    yieldsTo: ['is-a'],
    subject: 'cards',
    wording: { all: 'each' },
    template:
      `have~ {cmp:${choice(HIGHER)}} ({stat:stat}|cost) than {as:np}` as 'have~ {cmp:more|less|a higher|higher|a lower|lower} [{stat:stat}] than {as:np}',
    words: { cmp: HIGHER },
    build: ({ cmp, stat, as }, { refuse }) => {
      if (isPlaced(as)) return undefined;
      return isOneOrEach(as) ? { if: 'matches', filter: [comparedTo(cmp, stat, as)] } : refuse(WHICH);
    },
    split: (c) => {
      const [only, another] = (c.if === 'matches' && c.filter) || [];
      return another ? undefined : readCompared(only);
    },
    examples: ['Whenever you play a card, if it has a higher cost than this card, draw a card.'],
  }),
];
