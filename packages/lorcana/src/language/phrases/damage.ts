import { alsoPast, amountsOf, definePhrase, equal, inSteps, stepsOf, withSpellings } from '@cardwright/dsl';
import { DAMAGE_DONE } from './damage-done.ts';

const DONE = { amount: 'done', unit: 'damage' } as const;
/** Whether no effect of the text removes or moves damage, so that what was done with it was to deal it. */
const isDealt = (_: unknown, { does }: { does?(kind: string): boolean }): boolean =>
  !DAMAGE_DONE.some(([, kind]) => does?.(kind));

/** What is done with damage that is measured, and the field of the cards. */
const MEASURED = {
  'deal damage to': { kind: 'deal-damage', key: 'to' },
  'put damage on': { kind: 'put-damage', key: 'on' },
  'put damage counters on': { kind: 'put-damage', key: 'on' },
  'remove damage from': { kind: 'remove-damage', key: 'from' },
  'remove damage counters from': { kind: 'remove-damage', key: 'from' },
} as const;
const AGAIN = {
  deal: { do: 'deal-damage' },
  put: { do: 'put-damage' },
  remove: { do: 'remove-damage', upTo: false },
  'remove up to': { do: 'remove-damage', upTo: true },
} as const;

const isNumber = (value: unknown): value is number => typeof value === 'number';
/** A number, rather than all of it. */
const isAmount = (amount: unknown): boolean => amount !== 'all';

/** Damage is dealt, put, removed and moved (CR 1.8, 4.6.6); the amount is a slot, so every verb takes every amount. */
export const damage = [
  ...amountsOf({
    slot: 'damage',
    noun: 'damage [counter#]',
    plain: 'damage',
    many: 'much',
    unit: 'damage',
    after: ['card-count'],
    same: ['the same amount of damage', 'that many damage counters', 'that damage'],
    examples: { number: ['Deal 2 damage to chosen character.'] },
  }),
  definePhrase({
    slot: 'damage',
    name: 'one-counter',
    template: '(a damage counter|an additional damage counter|another damage counter)',
    usual: () => false,
    data: () => 1,
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
  // "Deal damage to chosen character equal to …": how much comes last.
  definePhrase({
    slot: 'predicate',
    name: 'damage-measured',
    yieldsTo: ['deal-damage', 'put-damage', 'remove-damage'],
    subject: 'player',
    wording: { all: 'each' },
    template:
      '{done:deal~ damage to|put~ damage on|put~ damage counters on|remove~ damage from|remove~ damage counters from} {card:object} equal to {amount:measure}',
    words: { done: MEASURED },
    build: ({ done: { kind, key }, card, amount }) =>
      ({ do: kind, amount, ...(kind === 'remove-damage' && { upTo: false }), [key]: card }) as never,
    split: (e) => {
      const done = Object.values(MEASURED).find(({ kind }) => kind === e.do);
      const { amount, upTo, ...said } = e as Readonly<Record<string, unknown>>;
      const card = done && said[done.key];
      if (!card || typeof amount !== 'object' || upTo === true) return undefined;
      return Object.keys(said).length === 2 && ({ done, card, amount } as never);
    },
    examples: ['Deal damage to chosen character equal to the number of cards in your hand.'],
  }),
  // "Their" is of those who deal it: of the card itself it could be of one spoken of before.
  definePhrase({
    slot: 'predicate',
    name: 'deal-own-damage',
    subject: 'cards',
    wording: { all: 'each' },
    template:
      'deal~ damage equal to (their|his|her|its) {stat:stat} to ({mutual:each other|the other}|{to:object})',
    words: { mutual: { 'each other': 'each-other', 'the other': 'each-other' } },
    build: ({ stat, mutual, to }) => ({ do: 'deal-own-damage', stat, to: mutual ?? to }) as never,
    split: (e) =>
      e.do === 'deal-own-damage' &&
      ((e.to === 'each-other' ? { stat: e.stat, mutual: e.to } : { stat: e.stat, to: e.to }) as never),
    examples: [
      'Chosen character of yours deals damage equal to their {S} to chosen opposing character.',
      'Choose one of your characters and an opposing character. They deal damage equal to their {S} to each other.',
    ],
  }),
  // Before "instead" it is dealt to the same target.
  definePhrase({
    slot: 'predicate',
    name: 'deal-again',
    yieldsTo: ['deal-them-damage'],
    leavesOut: 'object',
    subject: 'player',
    template: '{done:deal~|put~|remove~|remove~ up to} {amount:damage}',
    words: { done: AGAIN },
    usual: () => false,
    build: ({ done, amount }) =>
      ({ do: done.do, amount, ...('upTo' in done && { upTo: done.upTo }) }) as never,
    split: (e) => {
      const { do: kind, amount, upTo } = e as { do: string; amount?: unknown; upTo?: boolean };
      const done = Object.values(AGAIN).find((one) =>
        equal(one, upTo === undefined ? { do: kind } : { do: kind, upTo }),
      );
      return done && amount !== undefined && amount !== 'all' && ({ done, amount } as never);
    },
  }),
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
    template: 'remove~ {upTo:up to|} {amount:damage} [each] from {from:object}',
    words: { upTo: { 'up to': true, '': false } },
    data: ({ amount, upTo, from }) => ({ do: 'remove-damage', amount, upTo, from }),
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
    template: 'move~ {upTo:up to|} {amount:damage} from {from:object} to {to:object}',
    words: { upTo: { 'up to': true, '': false } },
    data: ({ amount, upTo, from, to }) => ({ do: 'move-damage', amount, upTo, from, to }),
    when: ({ amount }) => isAmount(amount),
    examples: ['Move 1 damage from chosen character to chosen opposing character.'],
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
    template: "(take~ no damage|be~ dealt no damage|'re dealt no damage|'s dealt no damage)",
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
    examples: ['Your characters take no damage from challenges.'],
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
  ...alsoPast(
    definePhrase({
      slot: 'each',
      name: 'damage-on',
      template: '({n:integer} damage|damage|damage counter) on {on:object}',
      build: ({ n = 1, on }) => inSteps({ amount: 'damage', on }, n),
      split: (q) => {
        const { of, by } = stepsOf(q);
        if (isNumber(of) || of.amount !== 'damage') return undefined;
        return [{ n: by, on: of.on }, ...(by === 1 ? [{ on: of.on }] : [])] as never;
      },
      examples: ['Draw a card for each 2 damage on chosen character.'],
    }),
    'on',
  ),
  // What the event itself did: "whenever this card deals damage, …".
  definePhrase({
    slot: 'each',
    name: 'damage-dealt',
    template: '({n:integer} damage|damage) dealt [this way]',
    build: ({ n = 1 }) => inSteps(DONE, n),
    split: (q) => {
      const { of, by } = stepsOf(q);
      return equal(of, DONE) && ([{ n: by }, ...(by === 1 ? [{}] : [])] as never);
    },
    yieldsTo: ['damage-done', 'damage-counter-done'],
    usual: isDealt,
    examples: ['Whenever this character is dealt damage, draw a card for each 2 damage dealt.'],
  }),
  definePhrase({
    slot: 'measure',
    name: 'damage-dealt',
    template: 'the (damage|amount of damage) (dealt|dealt this way|they took)',
    data: () => ({ ...DONE }),
    yieldsTo: ['damage-done'],
    usual: isDealt,
    examples: ['Whenever this character is dealt damage, gain lore equal to the damage dealt.'],
  }),
  ...alsoPast(
    definePhrase({
      slot: 'measure',
      name: 'damage-on',
      template: 'the damage on {on:object}',
      data: ({ on }) => ({ amount: 'damage', on }),
    }),
    'on',
  ),
  definePhrase({
    slot: 'condition-predicate',
    name: 'have-damage',
    yieldsTo: ['is-state'],
    subject: 'cards',
    template: 'have~ damage',
    data: () => ({ if: 'matches', filter: [{ is: 'state', state: 'damaged' }] }),
    examples: ['While this character has damage, they get +2 {S}.'],
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
  definePhrase({
    slot: 'condition-predicate',
    name: 'have-so-much-damage',
    yieldsTo: ['have-damage', 'have-no-damage'],
    subject: 'cards',
    wording: { mass: true },
    template: 'have~ {many:compared} damage',
    // No damage at all is a state, with words of its own.
    build: ({ many }) =>
      many.value === 0 ? undefined : { if: 'matches', filter: [{ is: 'damage', ...many }] },
    split: (c) => {
      const [only, more] = (c.if === 'matches' && c.filter) || [];
      return !more && only?.is === 'damage' && { many: { cmp: only.cmp, value: only.value } };
    },
    examples: [
      'While this character has 3 or more damage, he gets +2 {S}.',
      'While this character has 3 or less damage, he gets +2 {S}.',
      'Exert chosen character. If that character has 2 or more damage, banish them.',
    ],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'with-so-much-damage',
    wording: { mass: true },
    template: 'with {many:compared} damage',
    build: ({ many }) => (many.value === 0 ? undefined : { filter: [{ is: 'damage', ...many }] }),
    split: ({ filter: [only, more], from }) =>
      !from && !more && only?.is === 'damage' && { many: { cmp: only.cmp, value: only.value } },
    examples: ['Banish chosen character with 3 or more damage.'],
  }),
];
