import type { Quantity } from '@cardwright/core/data';
import {
  amountsOf,
  cannotPhrase,
  countersOf,
  defineLexicon,
  definePhrase,
  type LanguageOptions,
  severalStats,
  targetsOf,
} from '@cardwright/dsl';
import './kinds.ts';

declare module '@cardwright/dsl' {
  interface GameSlots {
    duel: { damage: Quantity; life: Quantity };
  }
}

const words = defineLexicon({
  types: [
    { id: 'creature', one: 'creature', many: 'creatures' },
    { id: 'relic', one: 'relic', many: 'relics' },
    { id: 'instant', one: 'instant', many: 'instants', resolves: true },
    { id: 'rite', one: 'rite', many: 'rites', resolves: true },
  ],
  stats: [
    { id: 'power', symbol: 'P', words: ['power'] },
    { id: 'toughness', symbol: 'T', words: ['toughness'] },
  ],
  symbols: [
    { symbol: 'P' },
    { symbol: 'T' },
    { symbol: 'M', resource: 'mana' },
    { symbol: 'S', resource: 'shard' },
    { symbol: 'TAP' },
  ],
  zones: [
    { id: 'deck', one: 'deck', many: 'decks', ordered: true },
    { id: 'hand', one: 'hand', many: 'hands', playedFrom: true },
    { id: 'discard', one: 'discard', many: 'discards' },
  ],
  keywords: [
    { id: 'flying', word: 'Flying', forms: ['none'] },
    { id: 'first-strike', word: 'First Strike', forms: ['none'] },
    { id: 'haste', word: 'Haste', forms: ['none'] },
  ],
  once: ['died', 'entered'],
  idiom: [
    { neutral: 'chosen', words: ['target'] },
    { neutral: 'be~ chosen', words: ['become~ the target'] },
    { neutral: 'be chosen', words: ['be targeted'] },
    { neutral: 'have~ in play', words: ['control~'] },
    { neutral: 'have~ {} in play', words: ['control~ {}'] },
    // As it stands after “they”.
    { neutral: 'have in play', words: ['control'] },
    { neutral: 'have {} in play', words: ['control {}'] },
  ],
  states: [
    { id: 'attacking', word: 'attacking' },
    { id: 'tapped', word: 'tapped' },
  ],
});

const phrases = [
  ...targetsOf({
    noun: 'target',
    filter: [{ is: 'type', type: 'creature' }],
    examples: {
      any: ['Deal 2 damage to any target.', 'Deal 2 damage to any target. Deal 1 damage to another target.'],
      'so-many': ['Deal 1 damage to up to 2 targets.'],
      chosen: ['Deal 1 damage to target creature or opponent.'],
      it: ['Deal 2 damage to any target. Deal 1 damage to it.'],
      that: ['Deal 1 damage to any target. Gain 1 life. Deal 1 damage to that creature or player.'],
    },
  }),
  ...countersOf({
    counter: 'might',
    noun: 'might counter',
    on: 'card',
    examples: {
      'put-a-might': ['Put a might counter on target creature.'],
      'put-might': ['Put 2 might counters on each of your creatures.'],
      'remove-a-might': ['Remove a might counter from target creature.'],
      'remove-might': ['Remove 2 might counters from target creature.'],
      'move-might': ['Move 2 might counters from target creature to another target creature.'],
      'move-all-might': ['Move all might counters from target creature to another target creature.'],
      'might-on': [
        'Draw a card for each might counter on target creature.',
        'Draw cards equal to the number of might counters on your creatures.',
      ],
      'with-a-might': ['Destroy target creature with a might counter on it.'],
      'with-no-might': ['Destroy all creatures with no might counters on them.'],
      'with-might': ['Destroy target creature with 2 or more might counters on it.'],
      'have-a-might': ['While this creature has a might counter on it, it gains Flying.'],
      'have-might': ['While this creature has 3 or more might counters on it, it gains Flying.'],
      'get-might': ['Whenever this creature gets a might counter, draw a card.'],
    },
  }),
  ...countersOf({
    counter: 'venom',
    noun: 'venom counter',
    on: 'player',
    examples: {
      'get-a-venom': ['Each opponent gets a venom counter.'],
      'get-venom': ['Each opponent gets 2 venom counters.', 'Whenever you get a venom counter, draw a card.'],
      'lose-venom': ['Target player loses 2 venom counters.'],
      'their-venom': ['Each opponent loses 1 life for each venom counter they have.'],
      'one-venom': ['Draw a card for each venom counter you have.'],
      'compared-venom': ['If an opponent has 2 or more venom counters, draw a card.'],
    },
  }),
  severalStats(undefined, ['Target creature gets +2 {P} and +1 {T} this turn.']),
  cannotPhrase({ 'be chosen': 'player-be-chosen' }, ["You can't be targeted."]),
  ...(
    [
      ['damage', 'Deal 2 damage to target creature.'],
      ['life', 'Gain 2 life.'],
    ] as const
  ).flatMap(([noun, example]) =>
    amountsOf({
      slot: noun,
      noun,
      plain: noun,
      many: 'much',
      unit: noun,
      after: ['card-count'],
      examples: { number: [example] },
    }),
  ),
  definePhrase({
    slot: 'predicate',
    name: 'damage',
    subject: 'you',
    template: 'deal~ {amount:damage} to {to:target}',
    data: ({ amount, to }) => ({ do: 'damage', amount, to }),
    examples: ['Deal 3 damage to target creature.', 'Deal 1 damage to each opponent.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'destroy',
    subject: 'you',
    template: 'destroy~ {what:object}',
    data: ({ what }) => ({ do: 'destroy', what }),
    examples: ['Destroy target creature.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'counter',
    subject: 'you',
    template: 'counter~ target spell',
    data: () => ({
      do: 'counter',
      what: { pick: 'chosen', range: { min: 1, max: 1 }, filter: [], from: { zone: 'casting' } },
    }),
    examples: ['Counter target spell.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'token',
    subject: 'you',
    template: 'create~ a token named {card:name}',
    data: ({ card }) => ({ do: 'token', card, count: 1 }),
    examples: ['Create a token named Cub.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'tokens',
    subject: 'you',
    template: 'create~ {count:integer} tokens named {card:name}',
    data: ({ count, card }) => ({ do: 'token', card, count }),
    examples: ['Create 2 tokens named Ghost.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'copy',
    subject: 'you',
    template: 'create~ a copy of {of:object}',
    data: ({ of }) => ({ do: 'copy', of }),
    examples: ['Create a copy of target creature.'],
  }),
  ...(['gain', 'lose'] as const).map((how) =>
    definePhrase({
      slot: 'predicate',
      name: `${how}-life`,
      subject: 'player',
      template: `${how}~ {amount:life}` as 'gain~ {amount:life}',
      data: ({ amount }) => ({ do: 'life', how, amount }),
      examples: [how === 'gain' ? 'Gain 2 life.' : 'Each opponent loses 1 life.'],
    }),
  ),
  ...(
    [
      ['surge', '{M}'],
      ['brood', '{M} for creatures'],
      ['shards', '{S}'],
    ] as const
  ).map(([to, what]) =>
    definePhrase({
      slot: 'predicate',
      name: `add-${to}`,
      subject: 'you',
      template: `add~ {amount:integer} ${what}` as 'add~ {amount:integer} {M}',
      data: ({ amount }) => ({ do: 'add', amount, to }),
      examples: [`Add 2 ${what}.`],
    }),
  ),
  definePhrase({
    slot: 'cost',
    name: 'any-of',
    template: '{amount:amount} {resource:resource} or {other:resource}',
    data: ({ amount, resource, other }) => ({ pay: 'resource', resource, or: [other], amount }),
    examples: ['2 {M} or {S} — Draw a card.'],
  }),
  definePhrase({
    slot: 'cost',
    name: 'tap',
    template: '{TAP}',
    data: () => ({ pay: 'tap' }),
    examples: ['{TAP} — Draw a card.'],
  }),
  ...(
    [
      ['cards', 'die~', 'died', 'When this creature dies, draw a card.'],
      ['cards', 'enter~ play', 'entered', 'When this creature enters play, draw a card.'],
      ['cards', 'attack~', 'attacked', 'Whenever this creature attacks, gain 1 life.'],
      ['cards', 'block~', 'blocked', 'Whenever this creature blocks, gain 1 life.'],
      ['cards', 'be~ chosen', 'chosen', 'When this creature becomes the target, draw a card.'],
      ['player', 'be~ chosen', 'player-chosen', 'Whenever you become the target, draw a card.'],
      ['player', 'cast~ a card', 'cast', 'Whenever you cast a card, gain 1 life.'],
      ['player', 'gain~ life', 'life-gained', 'Whenever you gain life, draw a card.'],
    ] as const
  ).map(([subject, template, on, example]) =>
    definePhrase({
      slot: 'event-predicate',
      name: on,
      subject,
      template: template as 'die~',
      // The same words are said of cards and of players.
      ...(on === 'player-chosen' && { outranks: ['chosen'] }),
      ...(on.endsWith('chosen') && { notPast: true as const }),
      data: () => ({ on }),
      examples: [example],
    }),
  ),
  ...(
    [
      ['attack', 'attack'],
      ['block', 'block'],
      ['be-chosen', 'be targeted'],
    ] as const
  ).map(([action, words]) =>
    definePhrase({
      slot: 'acts',
      name: action,
      template: words as 'attack',
      data: () => ({ action }),
      examples: [`This creature can't ${words}.`],
    }),
  ),
];

/** The language of the duel: the skeleton of sentences comes with the dsl, words and rows with the game. */
// Two stats are changed as one, not one after the other.
export const options: LanguageOptions = { lexicons: [words], phrases, without: ['predicate/get-unsaid'] };
