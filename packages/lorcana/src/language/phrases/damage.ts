import { definePhrase, withSpellings } from '@cardwright/dsl';

const isNumber = (value: unknown): value is number => typeof value === 'number';
/** A number, rather than all of it. */
const isAmount = (amount: unknown): boolean => amount !== 'all';

/** Damage is dealt, put, removed and moved (CR 1.8, 4.6.6); the amount is a slot, so every verb takes every amount. */
export const damage = [
  definePhrase({
    slot: 'damage',
    name: 'number',
    template: '{n:integer} damage [counter#]',
    data: ({ n }) => n,
    examples: ['Deal 2 damage to chosen character.'],
  }),
  definePhrase({
    slot: 'damage',
    name: 'one-counter',
    template: 'a damage counter',
    usual: () => false,
    data: () => 1,
  }),
  definePhrase({
    slot: 'damage',
    name: 'that-much',
    template: '(that much damage|the same amount of damage|that many damage counters)',
    data: () => ({ amount: 'done', unit: 'damage' }),
  }),
  definePhrase({
    slot: 'damage',
    name: 'equal-to',
    yieldsTo: ['that-much'],
    template: 'damage equal to {of:measure}',
    data: ({ of }) => of,
  }),
  ...withSpellings(
    definePhrase({
      slot: 'predicate',
      name: 'deal-damage',
      subject: 'player',
      wording: { all: 'each' },
      template: 'deal~ {amount:damage} [each] to {to:object}',
      data: ({ amount, to }) => ({ do: 'deal-damage', amount, to }),
      examples: ['Deal 3 damage to chosen character.', 'Deal 1 damage to each opposing character.'],
    }),
    {
      name: 'deal-them-damage',
      template: 'deal~ {to:object} {amount:damage}',
      usual: () => false,
      examples: ['Ready chosen character and deal them 1 damage.'],
    },
    // "… and 1 damage to another chosen character": the verb is omitted.
    {
      name: 'deal-damage-unsaid',
      yieldsTo: ['deal-again'],
      template: '{amount:damage} [each] to {to:object}',
      leavesOut: 'verb',
      usual: (_, { effect }) => effect?.do === 'deal-damage',
      examples: ['Deal 2 damage to chosen character and 1 damage to another chosen character.'],
    },
  ),
  definePhrase({
    slot: 'predicate',
    name: 'deal-damage-measured',
    yieldsTo: ['deal-damage'],
    subject: 'player',
    wording: { all: 'each' },
    template: 'deal~ damage to {to:object} equal to {amount:measure}',
    data: ({ amount, to }) => ({ do: 'deal-damage', amount, to }),
  }),
  // Before "instead" it is dealt to the same target.
  ...(
    [
      ['deal', 'deal~ {amount:damage}', 'deal-damage', undefined],
      ['put', 'put~ {amount:damage}', 'put-damage', undefined],
      ['remove', 'remove~ {amount:damage}', 'remove-damage', false],
      ['remove-up-to', 'remove~ up to {amount:damage}', 'remove-damage', true],
    ] as const
  ).map(([name, template, kind, upTo]) =>
    definePhrase({
      slot: 'predicate',
      name: `${name}-again`,
      ...(kind === 'deal-damage' && { yieldsTo: ['deal-them-damage'] }),
      leavesOut: 'object',
      subject: 'player',
      template: template as 'deal~ {amount:damage}',
      usual: () => false,
      build: ({ amount }) =>
        (kind === 'remove-damage' ? { do: kind, amount, upTo } : { do: kind, amount }) as never,
      split: (e) =>
        e.do === kind &&
        (!('upTo' in e) || e.upTo === upTo) &&
        e.amount !== undefined &&
        e.amount !== 'all' && { amount: e.amount },
    }),
  ),
  definePhrase({
    slot: 'predicate',
    name: 'put-damage',
    subject: 'player',
    wording: { all: 'each' },
    template: 'put~ {amount:damage} on {on:object}',
    data: ({ amount, on }) => ({ do: 'put-damage', amount, on }),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'remove-damage',
    subject: 'player',
    wording: { all: 'each' },
    template: 'remove~ {amount:damage} [each] from {from:object}',
    data: ({ amount, from }) => ({ do: 'remove-damage', amount, upTo: false, from }),
    when: ({ amount }) => isAmount(amount),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'remove-up-to-damage',
    subject: 'player',
    wording: { all: 'each' },
    template: 'remove~ up to {amount:damage} [each] from {from:object}',
    data: ({ amount, from }) => ({ do: 'remove-damage', amount, upTo: true, from }),
    when: ({ amount }) => isAmount(amount),
    examples: [
      'Remove up to 3 damage from chosen character.',
      'Remove up to 3 damage from each of your characters.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'remove-all-damage',
    subject: 'player',
    wording: { all: 'each' },
    template: 'remove~ all damage from {from:object}',
    data: ({ from }) => ({ do: 'remove-damage', amount: 'all', upTo: false, from }),
    examples: ['Remove all damage from chosen character.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-damage',
    subject: 'player',
    wording: { all: 'each' },
    template: 'move~ {amount:damage} from {from:object} to {to:object}',
    data: ({ amount, from, to }) => ({ do: 'move-damage', amount, upTo: false, from, to }),
    when: ({ amount }) => isAmount(amount),
    examples: ['Move 1 damage from chosen character to chosen opposing character.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-up-to-damage',
    subject: 'player',
    wording: { all: 'each' },
    template: 'move~ up to {amount:damage} from {from:object} to {to:object}',
    data: ({ amount, from, to }) => ({ do: 'move-damage', amount, upTo: true, from, to }),
    when: ({ amount }) => isAmount(amount),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-all-damage',
    subject: 'player',
    wording: { all: 'each' },
    template: 'move~ all damage [counters] from {from:object} to {to:object}',
    data: ({ from, to }) => ({ do: 'move-damage', amount: 'all', upTo: false, from, to }),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-any-damage',
    subject: 'player',
    wording: { all: 'each' },
    template: 'move~ any (amount of damage|number of damage counters) from {from:object} to {to:object}',
    data: ({ from, to }) => ({ do: 'move-damage', amount: 'all', upTo: true, from, to }),
    examples: ['Move any number of damage counters from chosen character to chosen opposing character.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'remove-any-damage',
    subject: 'player',
    wording: { all: 'each' },
    template: 'remove~ any (amount of damage|number of damage counters) from {from:object}',
    data: ({ from }) => ({ do: 'remove-damage', amount: 'all', upTo: true, from }),
    examples: ['Remove any amount of damage from chosen character.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'take-no-damage',
    subject: 'cards',
    template: 'take~ no damage',
    data: () => ({ do: 'take-no-damage' }),
    examples: [
      'Choose a character. The next time they would be dealt damage this turn, they take no damage instead.',
      'Whenever one of your characters is chosen for Support, until the start of your next turn, the next time they would be dealt damage, they take no damage instead.',
      'If this character would be dealt damage, they take no damage instead.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'take-no-damage-from-challenges',
    subject: 'cards',
    wording: { all: 'each' },
    lasts: true,
    template: 'take~ no damage from challenges',
    data: () => ({ do: 'prevent-damage', from: 'challenges' }),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'take-no-damage-from-the-challenge',
    subject: 'cards',
    wording: { all: 'each' },
    lasts: true,
    template: 'take~ no damage from the challenge',
    data: () => ({ do: 'prevent-damage', from: 'this-challenge' }),
  }),
  definePhrase({
    slot: 'each',
    name: 'damage-on',
    template: '({n:integer} damage|damage|damage counter) on {on:object}',
    build: ({ n = 1, on }) => (n === 1 ? { amount: 'damage', on } : undefined),
    split: (q) => !isNumber(q) && q.amount === 'damage' && ([{ n: 1, on: q.on }, { on: q.on }] as never),
  }),
  definePhrase({
    slot: 'measure',
    name: 'damage-on',
    template: 'the damage on {on:object}',
    data: ({ on }) => ({ amount: 'damage', on }),
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'have-damage',
    yieldsTo: ['is-state'],
    subject: 'cards',
    template: 'have~ damage',
    data: () => ({ if: 'matches', filter: [{ is: 'state', state: 'damaged' }] }),
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'have-no-damage',
    yieldsTo: ['is-state'],
    subject: 'cards',
    template: 'have~ no damage',
    data: () => ({ if: 'matches', filter: [{ is: 'state', state: 'undamaged' }] }),
    examples: ['While this character has no damage, he gets +2 {S}.'],
  }),
  ...(
    [
      ['or-more', 'or more', '>='],
      ['or-less', 'or less', '<='],
    ] as const
  ).map(([name, words, cmp]) =>
    definePhrase({
      slot: 'condition-predicate',
      name: `have-damage-${name}`,
      subject: 'cards',
      template: `have~ {n:integer} ${words} damage` as 'have~ {n:integer} damage',
      data: ({ n }) => ({ if: 'matches', filter: [{ is: 'damage', cmp, value: n }] }),
      examples: [
        `While this character has 3 ${words} damage, he gets +2 {S}.`,
        `Exert chosen character. If that character has 2 ${words} damage, banish them.`,
      ],
    }),
  ),
];
