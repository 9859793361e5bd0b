import type { Quantity } from '@cardwright/core/data';
import {
  actsOf,
  amountsOf,
  cannotPhrase,
  countersOf,
  createsOf,
  defineLexicon,
  definePhrase,
  eventsOf,
  fillsOf,
  gainsOf,
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

// Types, zones, keywords and states are called by their names, unless it is said here.
const words = defineLexicon({
  types: [
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
});

const phrases = [
  ...targetsOf({
    noun: 'target',
    filter: [{ is: 'type', type: 'creature' }],
    said: 'Deal 2 damage to {}.',
  }),
  ...countersOf({ counter: 'might', noun: 'might counter', on: 'card' }),
  ...countersOf({ counter: 'venom', noun: 'venom counter', on: 'player' }),
  ...createsOf({ noun: 'token', name: 'Ghost' }),
  ...fillsOf({ surge: '{M}', brood: '{M} for creatures', shards: '{S}' }),
  ...gainsOf({ id: 'life', word: 'life', slot: 'life', unit: 'life', after: ['card-count', 'damage'] }),
  ...actsOf({ attack: 'attack', block: 'block', 'be targeted': 'be-chosen' }),
  ...eventsOf('cards', [
    ['die~', 'died', 'When this creature dies, draw a card.'],
    ['enter~ play', 'entered', 'When this creature enters play, draw a card.'],
    ['attack~', 'attacked', 'Whenever this creature attacks, gain 1 life.'],
    ['block~', 'blocked', 'Whenever this creature blocks, gain 1 life.'],
    ['be~ chosen', 'chosen', 'When this creature becomes the target, draw a card.', { notPast: true }],
  ]),
  ...eventsOf('player', [
    ['cast~ a card', 'cast', 'Whenever you cast a card, gain 1 life.'],
    // The same words are said of cards and of players.
    [
      'be~ chosen',
      'player-chosen',
      'Whenever you become the target, draw a card.',
      { outranks: ['chosen'], notPast: true },
    ],
  ]),
  severalStats({ template: 'get~ {by:signed}/{more:signed}', stats: ['power', 'toughness'] }, [
    'Target creature gets +2/+1 this turn.',
  ]),
  cannotPhrase({ 'be chosen': 'player-be-chosen' }, ["You can't be targeted."]),
  ...amountsOf({
    slot: 'damage',
    noun: 'damage',
    plain: 'damage',
    many: 'much',
    unit: 'damage',
    after: ['card-count'],
    examples: { number: ['Deal 2 damage to target creature.'] },
  }),
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
    slot: 'cost',
    name: 'tap',
    template: '{TAP}',
    data: () => ({ pay: 'tap' }),
    examples: ['{TAP} — Draw a card.'],
  }),
];

/** The language of the duel: the skeleton of sentences comes with the dsl, words and rows with the game. */
// Two stats are changed as one, not one after the other.
export const options: LanguageOptions = { lexicons: [words], phrases, without: ['predicate/get-unsaid'] };
