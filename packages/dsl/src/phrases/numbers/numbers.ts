import type { CardFilter, CardSelector, PlayerSelector } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import type { Counted } from '../../syntax/syntax.ts';
import { canonical } from '../filters.ts';
import { countedIn, countOf } from '../moves.ts';
import { pronouns } from '../pronouns.ts';
import { isPronoun } from '../triggers/statements.ts';

const comparedCounts: readonly Phrase[] = (
  [
    ['or-more', '{n:integer} or more {group:group}', '>=', ['any']],
    ['or-fewer', '{n:integer} or fewer {group:group}', '<=', []],
    ['more-than', 'more than {n:integer} {group:group}', '>', []],
    ['fewer-than', '(fewer|less) than {n:integer} {group:group}', '<', []],
    ['exactly', 'exactly {n:integer} {group:group}', '=', ['none']],
  ] as const
).map(([name, template, cmp, yieldsTo]) =>
  definePhrase({
    slot: 'counted',
    name,
    yieldsTo,
    template: template as '{n:integer} or more {group:group}',
    number: 'pl',
    build: ({ n, group }) => ({ cmp, value: n, of: each(group) }),
    split: (c) =>
      c.cmp === cmp &&
      typeof c.value === 'number' &&
      inGroup(c.of, (group) => ({ n: c.value as number, group })),
  }),
);

const counts: Phrase[] = [
  ...(
    [
      ['another', 'another {group:group}', '>=', 1, 'sg', [{ is: 'other' }], []],
      ['a', 'a/an {group:group}', '>=', 1, 'sg', [], ['another']],
      ['none', '(no|no) {group:group}', '=', 0, 'either', [], []],
      ['one-or-more', 'one or more {group:group}', '>=', 1, 'pl', [], ['a']],
      ['any', 'any {group:group}', '>=', 1, 'pl', [], ['one-or-more']],
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
    name: 'or-more-of',
    yieldsTo: ['one-of'],
    template: '{n:integer} or more of {whose:possessive} {group:group}',
    number: 'pl',
    usual: () => false,
    build: ({ n, whose, group }) => ofTheirs({ cmp: '>=', value: n, of: each(group) }, whose),
    split: (c) =>
      c.cmp === '>=' && typeof c.value === 'number'
        ? ownedGroup(c.of)?.map((parts) => ({ ...parts, n: c.value as number }))
        : undefined,
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
  if (of.pick !== 'each' || of.from) return undefined;
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
  if (of.pick !== 'each') return undefined;
  return use(of.from ? { filter: of.filter, from: of.from } : { filter: of.filter });
}

const numbers: Phrase[] = [
  definePhrase({
    slot: 'card-count',
    name: 'a-card',
    template: '(a|another) card',
    data: () => 1,
  }),
  definePhrase({
    slot: 'card-count',
    name: 'cards',
    yieldsTo: ['a-card'],
    template: '{n:integer} card#',
    data: ({ n }) => n,
  }),
  definePhrase({
    slot: 'card-count',
    name: 'that-many',
    template: 'that many cards',
    data: () => ({ amount: 'done', unit: 'cards' }),
  }),
  definePhrase({
    slot: 'card-count',
    name: 'equal-to',
    template: 'cards equal to {measure:measure}',
    data: ({ measure }) => measure,
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
    template: 'the cost of {what:np}',
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
    template: 'the {stat:stat} of {what:np}',
    usual: () => false,
    data: ({ what, stat }) => ({ amount: 'stat', stat: stat as never, of: what }),
  }),
  definePhrase({
    slot: 'each',
    name: 'group',
    wording: { counted: true },
    template: '{group:group} [in play]',
    number: 'sg',
    build: ({ group }) => countOf(each(group)),
    split: (q) => {
      const cards = countedIn(q);
      return cards && inGroup(cards, (group) => ({ group }));
    },
  }),
  definePhrase({
    slot: 'each',
    name: 'of-theirs',
    wording: { counted: true },
    template: 'of {whose:possessive} {group:group} [in play]',
    number: 'pl',
    usual: () => false,
    build: ({ whose, group: { filter, from } }) =>
      from ? undefined : countOf(each({ filter: canonical([...filter, { is: 'of', player: whose }]) })),
    split: (q) => {
      const cards = countedIn(q);
      return cards && ownedGroup(cards);
    },
    examples: ['Draw a card for each of your cards in play.'],
  }),
];

export const NUMBERS: readonly Phrase[] = [...counts, ...countsOf, ...numbers];
