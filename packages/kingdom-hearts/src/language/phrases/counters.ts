import type { CardFilter, CardSelector } from '@cardwright/core';
import { definePhrase } from '@cardwright/dsl';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A bound on the counters on a card. */
function bound(filter: readonly CardFilter[] | undefined, cmp: '>=' | '<='): { n: number } | undefined {
  const [only, more] = filter ?? [];
  return more === undefined && only?.is === 'counters' && only.cmp === cmp && isNumber(only.value)
    ? { n: only.value }
    : undefined;
}

/** Counters that texts put on cards, take off them and move. */
export const counters = [
  definePhrase({
    slot: 'predicate',
    name: 'put-counters',
    subject: 'player',
    template: 'put~ {count:integer} counter# on {on:object}',
    build: ({ count, on }) => ({ do: 'put-counters', count, on }),
    split: (e) =>
      e.do === 'put-counters' && isNumber(e.count) && e.on !== undefined && { count: e.count, on: e.on },
    examples: ['Whenever you lose a challenge, put 1 counter on this Player.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'remove-counters',
    subject: 'player',
    template: 'remove~ {count:integer} counter# from {from:object}',
    build: ({ count, from }) => ({ do: 'remove-counters', count, from }),
    split: (e) =>
      e.do === 'remove-counters' &&
      isNumber(e.count) &&
      e.from !== undefined && { count: e.count, from: e.from },
    examples: ['At the end of your turn, remove 1 counter from this Player.'],
  }),
  definePhrase({
    slot: 'each',
    name: 'counter',
    template: 'counter on {on:object}',
    build: ({ on }) => ({ amount: 'counters', on }),
    split: (q) => typeof q === 'object' && q.amount === 'counters' && { on: q.on },
    examples: ['This Friend gets +1 {S} for each counter on this Friend.'],
  }),
  ...(
    [
      ['move-counters', '{count:integer} counter#', false],
      ['move-all-counters', 'all counters', true],
    ] as const
  ).map(([name, words, all]) =>
    definePhrase({
      slot: 'predicate',
      name,
      subject: 'player',
      template:
        `move~ ${words} from {from:object} to {to:object}` as 'move~ {count:integer} counter# from {from:object} to {to:object}',
      build: ({ count, from, to }) => ({ do: 'move-counters', count: all ? 'all' : count, from, to }),
      split: (e) =>
        e.do === 'move-counters' &&
        (e.count === 'all') === all &&
        (all || isNumber(e.count)) &&
        e.from !== undefined &&
        e.to !== undefined &&
        ({
          ...(all ? undefined : { count: e.count }),
          from: e.from,
          to: e.to,
        } as { count: number; from: CardSelector; to: CardSelector }),
      examples: [
        all
          ? 'At the end of your turn, move all counters from this Friend to chosen Friend card.'
          : 'Whenever you start a battle, you may move 1 counter from this Friend to a card named Riku.',
      ],
    }),
  ),
  ...(
    [
      ['or-more', 'or more', '>='],
      ['or-less', '(or less|or fewer)', '<='],
    ] as const
  ).flatMap(([name, words, cmp]) => [
    definePhrase({
      slot: 'modifier',
      name: `with-counters-${name}`,
      template: `with {n:integer} ${words} counters` as 'with {n:integer} counters',
      build: ({ n }) => ({ filter: [{ is: 'counters', cmp, value: n }] }),
      split: (m) => m.from === undefined && bound(m.filter, cmp),
      ...(cmp === '>=' && { examples: ['Your Friends with 2 or more counters get +1 {S}.'] }),
    }),
    definePhrase({
      slot: 'condition-predicate',
      name: `have-counters-${name}`,
      subject: 'cards',
      template: `have~ {n:integer} ${words} counters` as 'have~ {n:integer} counters',
      build: ({ n }) => ({ if: 'matches', filter: [{ is: 'counters', cmp, value: n }] }),
      split: (c) => c.if === 'matches' && bound(c.filter, cmp),
      ...(cmp === '>=' && { examples: ['While this Player has 3 or more counters, you fight with +2 {A}.'] }),
    }),
  ]),
  definePhrase({
    slot: 'measure',
    name: 'counters-on',
    template: 'the number of counters on {on:object}',
    build: ({ on }) => ({ amount: 'counters', on }),
    split: (q) => typeof q === 'object' && q.amount === 'counters' && { on: q.on },
    examples: ['At the end of your turn, gain HP equal to the number of counters on this Friend.'],
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'have-no-counters',
    subject: 'cards',
    template: 'have~ no counters',
    build: () => ({ if: 'matches', filter: [{ is: 'counters', cmp: '=', value: 0 }] }),
    split: (c) => {
      const [only, more] = (c.if === 'matches' ? c.filter : undefined) ?? [];
      return more === undefined && only?.is === 'counters' && only.cmp === '=' && only.value === 0 && {};
    },
    examples: ['At the end of your turn, if this Player has no counters, discard this Player from play.'],
  }),
];
