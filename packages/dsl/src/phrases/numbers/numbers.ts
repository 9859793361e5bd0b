import type { CardFilter, CardSelector, PlayerSelector } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import type { Counted } from '../../syntax/syntax.ts';
import { canonical } from '../filters.ts';
import { countedAt, countedIn, countOf } from '../moves.ts';
import { pronouns } from '../pronouns.ts';
import { isPronoun } from '../triggers/statements.ts';
import { AMOUNTS, amountsOf, COMPARED, inSteps, stepsOf } from './amounts.ts';
import { MEASURES } from './measures.ts';

/** "2 or more other cards", "exactly 1 card". */
const comparedCounts: readonly Phrase[] = [
  definePhrase({
    slot: 'counted',
    name: 'compared',
    yieldsTo: ['any', 'none'],
    template: '{many:compared} {group:group}',
    number: ({ many: { cmp, value } }) => (cmp === '=' && value === 1 ? 'sg' : 'pl'),
    build: ({ many, group }) => ({ ...many, of: each(group) }),
    split: ({ of, ...many }) => inGroup(of, (group) => ({ many, group })),
  }),
];

const counts: Phrase[] = [
  ...(
    [
      ['another', 'another {group:group}', '>=', 1, 'sg', [{ is: 'other' }], []],
      ['a', 'a/an {group:group}', '>=', 1, 'sg', [], ['another']],
      ['none', '(no|no) {group:group}', '=', 0, 'either', [], []],
      ['any', '(one or more|any) {group:group}', '>=', 1, 'pl', [], ['a']],
    ] as const
  ).map(([name, template, cmp, value, number, said, yieldsTo]) =>
    definePhrase({
      slot: 'counted',
      name,
      yieldsTo,
      template: template as 'a/an {group:group}',
      // "No cards", but "no other card has attacked".
      number: number === 'either' ? (_parts, variant) => (variant === 0 ? 'pl' : 'sg') : number,
      build: ({ group }) => ({
        cmp,
        value,
        of: each({ ...group, filter: canonical([...said, ...group.filter]) }),
      }),
      split: (c) =>
        c.cmp === cmp &&
        c.value === value &&
        inGroup(c.of, (group) => {
          if (said.length === 0) return { group };
          const filter = group.filter.filter((one) => one.is !== 'other');
          return filter.length < group.filter.length ? { group: { ...group, filter } } : undefined;
        }),
    }),
  ),
  ...comparedCounts,
];

/** "0 cards", "2 items": a number alone. Who has three of them has two; none is exactly none. */
const numberAlone: Phrase = definePhrase({
  slot: 'counted',
  name: 'number-alone',
  yieldsTo: ['none', 'one-of', 'compared-of'],
  template: '{n:integer} {group:group}',
  number: ({ n }) => (n === 1 ? 'sg' : 'pl'),
  usual: () => false,
  build: ({ n, group }) => ({ cmp: n === 0 ? '=' : '>=', value: n, of: each(group) }),
  split: ({ cmp, value: n, of }) =>
    typeof n === 'number' && cmp === (n === 0 ? '=' : '>=') && inGroup(of, (group) => ({ n, group })),
  examples: [
    'If you have 0 cards in your hand, draw a card.',
    'If you have 2 cards in your hand, draw a card.',
  ],
});

/** "One of your characters", "2 or more of their characters". */
const countsOf: Phrase[] = [
  definePhrase({
    slot: 'counted',
    name: 'one-of',
    template: '(one of|one or more of|any of) {whose:possessive} {group:group}',
    number: 'pl',
    verb: 'sg',
    usual: () => false,
    build: ({ whose, group }) => ofTheirs({ cmp: '>=', value: 1, of: each(group) }, whose),
    split: (c) => (c.cmp === '>=' && c.value === 1 ? ownedGroup(c.of) : undefined),
  }),
  definePhrase({
    slot: 'counted',
    name: 'none-of',
    template: '(none|none) of {whose:possessive} {group:group}',
    number: 'pl',
    usual: () => false,
    build: ({ whose, group }) => ofTheirs({ cmp: '=', value: 0, of: each(group) }, whose),
    split: (c) => (c.cmp === '=' && c.value === 0 ? ownedGroup(c.of) : undefined),
  }),
  definePhrase({
    slot: 'counted',
    name: 'compared-of',
    yieldsTo: ['one-of', 'none-of'],
    template: '{many:compared} of {whose:possessive} {group:group}',
    number: 'pl',
    usual: () => false,
    build: ({ many, whose, group }) => ofTheirs({ ...many, of: each(group) }, whose),
    split: ({ of, ...many }) => ownedGroup(of)?.map((parts) => ({ ...parts, many })),
  }),
];

function ofTheirs(counted: Counted, whose: PlayerSelector): Counted | undefined {
  if (counted.of.pick !== 'each' || counted.of.from) return undefined;
  const filter = canonical([...counted.of.filter, { is: 'of', player: whose }]);
  return { ...counted, of: { pick: 'each', filter } };
}

function ownedGroup(
  of: CardSelector,
): { whose: PlayerSelector; group: { filter: readonly CardFilter[] } }[] | undefined {
  if (of.pick !== 'each' || of.from || of.was) return undefined;
  return of.filter.flatMap((one) =>
    one.is === 'of'
      ? [{ whose: one.player, group: { filter: of.filter.filter((other) => other !== one) } }]
      : [],
  );
}

interface Group {
  readonly filter: readonly CardFilter[];
  readonly from?: Extract<CardSelector, { pick: 'each' }>['from'];
}

function each({
  filter,
  from,
}: {
  filter: readonly CardFilter[];
  from?: Group['from'] | undefined;
}): CardSelector {
  return from ? { pick: 'each', filter, from } : { pick: 'each', filter };
}

function inGroup<T>(
  of: CardSelector,
  use: (group: { filter: readonly CardFilter[]; from?: NonNullable<Group['from']> }) => T,
): T | undefined {
  if (of.pick !== 'each' || of.was) return undefined;
  return use(of.from ? { filter: of.filter, from: of.from } : { filter: of.filter });
}

const numbers: Phrase[] = [
  ...amountsOf({
    slot: 'card-count',
    noun: 'card#',
    plain: 'cards',
    one: '(a card|another card)',
    many: 'many',
    unit: 'cards',
  }),
  definePhrase({
    slot: 'measure',
    name: 'number-of',
    template: 'the number of {cards:np}',
    wording: { all: 'plain', counted: true },
    build: ({ cards }) => countOf(cards),
    split: (q) => {
      const cards = countedIn(q);
      return cards && { cards };
    },
  }),
  definePhrase({
    slot: 'measure',
    name: 'stat-of',
    template: "{what:np} 's {stat:stat}",
    data: ({ what, stat }) => ({ amount: 'stat', stat: stat as never, of: what }),
    when: ({ what }) => !isPronoun(what),
  }),
  definePhrase({
    slot: 'measure',
    name: 'their-stat',
    template: '{pronoun:pronoun-possessive} {stat:stat}',
    build: ({ stat }) => ({ amount: 'stat', stat: stat as never, of: { pick: 'ref', ref: { to: 'it' } } }),
    split: (q, context) =>
      typeof q === 'object' &&
      q.amount === 'stat' &&
      isPronoun(q.of) &&
      pronouns(q.of, context, ['they', 'it', 'he', 'she']).map((one) => ({ ...one, stat: q.stat })),
  }),
  definePhrase({
    slot: 'measure',
    name: 'cost-of',
    template: "{what:np} 's cost",
    usual: (q) =>
      typeof q === 'object' && q.amount === 'cost' && (q.of.pick === 'ref' || q.of.pick === 'self'),
    data: ({ what }) => ({ amount: 'cost', of: what }),
    when: ({ what }) => !isPronoun(what),
  }),
  definePhrase({
    slot: 'measure',
    name: 'the-cost-of',
    yieldsTo: ['cost-of'],
    template: '(the|the total) cost of {what:np}',
    data: ({ what }) => ({ amount: 'cost', of: what }),
  }),
  definePhrase({
    slot: 'measure',
    name: 'their-cost',
    yieldsTo: ['the-cost-of'],
    template: '{pronoun:pronoun-possessive} cost',
    build: () => ({ amount: 'cost', of: { pick: 'ref', ref: { to: 'it' } } }),
    split: (q, context) =>
      typeof q === 'object' &&
      q.amount === 'cost' &&
      isPronoun(q.of) &&
      pronouns(q.of, context, ['they', 'it', 'he', 'she']),
  }),
  definePhrase({
    slot: 'measure',
    name: 'the-stat-of',
    template: '(the|the total) {stat:stat} of {what:np}',
    usual: () => false,
    data: ({ what, stat }) => ({ amount: 'stat', stat: stat as never, of: what }),
  }),
  definePhrase({
    slot: 'each',
    name: 'group',
    wording: { counted: true },
    // "For each 2 cards": every second one counts.
    template: '[{by:integer}] {group:group} {place:in play|}',
    number: ({ by }) => (by === undefined ? 'sg' : 'pl'),
    build: ({ by, group, place }) => {
      const counted = countOf(each(group), place);
      return by === undefined ? counted : inSteps(counted, by);
    },
    split: (q) => {
      const { of, by } = stepsOf(q);
      const steps = by > 1 ? { by } : {};
      return countedAt(of).flatMap(
        ({ cards, place }) => inGroup(cards, (group) => [{ ...steps, group, place }]) ?? [],
      );
    },
    examples: ['Draw a card for each 2 cards in your discard.'],
  }),
  definePhrase({
    slot: 'each',
    name: 'of-theirs',
    wording: { counted: true },
    template: 'of {whose:possessive} {group:group} {place:in play|}',
    number: 'pl',
    usual: () => false,
    build: ({ whose, group: { filter, from }, place }) =>
      from
        ? undefined
        : countOf(each({ filter: canonical([...filter, { is: 'of', player: whose }]) }), place),
    split: (q) =>
      countedAt(q).flatMap(({ cards, place }) =>
        (ownedGroup(cards) ?? []).map((parts) => ({ ...parts, place })),
      ),
    examples: ['Draw a card for each of your cards in play.'],
  }),
];

export const NUMBERS: readonly Phrase[] = [
  ...AMOUNTS,
  ...COMPARED,
  ...MEASURES,
  ...counts,
  ...countsOf,
  numberAlone,
  ...numbers,
];
