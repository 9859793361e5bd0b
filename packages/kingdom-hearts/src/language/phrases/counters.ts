import type { CardSelector, Quantity } from '@cardwright/core/data';
import { definePhrase } from '@cardwright/dsl';

/** Counters that texts put on cards, take off them and move. */
export const counters = [
  ...(
    [
      ['put', 'on', 'on'],
      ['remove', 'from', 'from'],
    ] as const
  ).map(([verb, word, part]) =>
    definePhrase({
      slot: 'predicate',
      name: `${verb}-counters`,
      subject: 'player',
      template:
        `${verb}~ ({count:amount} counter#|a counter) ${word} {where:object}` as 'put~ [{count:amount}] on {where:object}',
      build: ({ count = 1, where }) => ({ do: `${verb}-counters`, count, [part]: where }) as never,
      split: (e) => {
        const where = e.do === `${verb}-counters` ? (e as Record<string, unknown>)[part] : undefined;
        if (where === undefined || !('count' in e) || e.count === undefined) return undefined;
        const said = { where: where as CardSelector };
        return [{ ...said, count: e.count as Quantity }, ...(e.count === 1 ? [said] : [])];
      },
      examples: [
        `Whenever you lose a challenge, ${verb} 1 counter ${word} this Player.`,
        `At the end of your turn, ${verb} a counter ${word} this Friend.`,
      ],
    }),
  ),
  definePhrase({
    slot: 'each',
    name: 'counter',
    template: 'counter on {on:object}',
    data: ({ on }) => ({ amount: 'counters', on }),
    examples: ['This Friend gets +1 {S} for each counter on this Friend.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-counters',
    subject: 'player',
    template: 'move~ {count:amount} counter# from {from:object} to {to:object}',
    data: ({ count, from, to }) => ({ do: 'move-counters', count, from, to }),
    examples: ['Whenever you start a battle, you may move 1 counter from this Friend to a card named Riku.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-all-counters',
    subject: 'player',
    template: 'move~ all counters from {from:object} to {to:object}',
    data: ({ from, to }) => ({ do: 'move-counters', count: 'all', from, to }),
    examples: ['At the end of your turn, move all counters from this Friend to chosen Friend card.'],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'with-counters',
    template: 'with {many:compared} counters',
    build: ({ many }) => ({ filter: [{ is: 'counters', ...many }] }),
    split: ({ filter: [only, more], from }) =>
      !from && !more && only?.is === 'counters' && { many: { cmp: only.cmp, value: only.value } },
    examples: ['Your Friends with 2 or more counters get +1 {S}.'],
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'have-counters',
    yieldsTo: ['have-no-counters'],
    subject: 'cards',
    template: 'have~ {many:compared} counters',
    build: ({ many }) => ({ if: 'matches', filter: [{ is: 'counters', ...many }] }),
    split: (c) => {
      const [only, more] = (c.if === 'matches' && c.filter) || [];
      return !more && only?.is === 'counters' && { many: { cmp: only.cmp, value: only.value } };
    },
    examples: ['While this Player has 3 or more counters, you fight with +2 {A}.'],
  }),
  definePhrase({
    slot: 'measure',
    name: 'counters-on',
    template: 'the number of counters on {on:object}',
    data: ({ on }) => ({ amount: 'counters', on }),
    examples: ['At the end of your turn, gain HP equal to the number of counters on this Friend.'],
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'have-no-counters',
    subject: 'cards',
    template: 'have~ no counters',
    data: () => ({ if: 'matches', filter: [{ is: 'counters', cmp: '=', value: 0 }] }),
    examples: ['At the end of your turn, if this Player has no counters, discard this Player from play.'],
  }),
];
