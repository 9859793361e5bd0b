import { definePhrase, equal } from '@cardwright/dsl';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The character that carries the Equipment of the text. */
const BEARER = { pick: 'each', filter: [{ is: 'state', state: 'bearer' }] } as const;

/** What is done to cards in play. */
export const cards = [
  definePhrase({
    slot: 'damage-amount',
    name: 'number',
    template: '{n:integer} damage',
    build: ({ n }) => n,
    split: (amount) => isNumber(amount) && { n: amount },
    examples: ['Deal 2 damage to chosen Dark card.'],
  }),
  definePhrase({
    slot: 'damage-amount',
    name: 'equal-to',
    template: 'damage equal to {of:measure}',
    build: ({ of }) => of,
    split: (amount) => !isNumber(amount) && { of: amount },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'deal-damage',
    subject: 'player',
    wording: { all: 'each', outside: true },
    template: 'deal~ {amount:damage-amount} to {to:object}',
    build: ({ amount, to }) => ({ do: 'deal-damage', amount, to }),
    split: (e) =>
      e.do === 'deal-damage' &&
      e.amount !== undefined &&
      e.to !== undefined && { amount: e.amount, to: e.to },
    examples: ['Deal 5 damage to chosen Dark card.', 'Deal 2 damage to each opposing Dark card.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'defeat',
    subject: 'player',
    wording: { outside: true },
    template: 'defeat~ {what:object}',
    build: ({ what }) => ({ do: 'defeat', what }),
    split: (e) => e.do === 'defeat' && e.what !== undefined && { what: e.what },
    examples: ['Defeat chosen opposing Dark card with 4 {P} or less.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'discard-from-play',
    subject: 'player',
    wording: { outside: true },
    template: '(discard~|choose~ and discard~) {what:object} from play',
    build: ({ what }) => ({ do: 'discard-from-play', what }),
    split: (e) => e.do === 'discard-from-play' && e.what !== undefined && { what: e.what },
    examples: [
      'Discard chosen opposing Friend card from play.',
      '{PLAY}: Each player discards one of their Friend cards from play.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'capture',
    subject: 'player',
    wording: { outside: true },
    template: 'capture~ {what:object}',
    build: ({ what }) => ({ do: 'capture', what }),
    split: (e) => e.do === 'capture' && e.what !== undefined && { what: e.what },
    examples: ['Capture chosen opposing Friend card with 2 {S} or less.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'equip',
    subject: 'player',
    template: 'equip~ {what:object} to {on:object}',
    build: ({ what, on }) => ({ do: 'equip', what, on }),
    split: (e) =>
      e.do === 'equip' && e.what !== undefined && e.on !== undefined && { what: e.what, on: e.on },
    examples: [
      'At the start of the game, search your deck for an Equipment card named Oathkeeper and equip that card to this Player.',
    ],
  }),
  definePhrase({
    slot: 'pronominal',
    name: 'bearer',
    template: 'the bearer',
    number: 'sg',
    build: (_parts, { facts, refuse }) =>
      facts.type === undefined || facts.type === 'equipment' ? BEARER : refuse('only Equipment has a bearer'),
    split: (s) => equal(s, BEARER) && {},
    examples: ['The bearer gets +2 {A}.', 'Whenever the bearer joins a battle or challenge, draw a card.'],
  }),
  definePhrase({
    slot: 'place',
    name: 'here',
    template: 'here',
    build: () => ({ filter: [{ is: 'state', state: 'here' }] }),
    split: (m) => m.from === undefined && equal(m.filter, [{ is: 'state', state: 'here' }]) && {},
    examples: ['Friends here get +1 {S}.'],
  }),
];
