import { amountsOf, definePhrase, equal, type Modifier } from '@cardwright/dsl';

/** The character that carries the Equipment of the text. */
const BEARER = { pick: 'each', filter: [{ is: 'state', state: 'bearer' }] } as const;

/** At the World where the card of the text is (KH 9.46). */
const HERE: Modifier = { filter: [{ is: 'state', state: 'here' }] };

/** What is done to cards in play. */
export const cards = [
  ...amountsOf({
    slot: 'damage-amount',
    noun: 'damage',
    plain: 'damage',
    many: 'much',
    unit: 'damage',
    after: ['card-count'],
    examples: { number: ['Deal 2 damage to chosen Dark card.'] },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'deal-damage',
    subject: 'player',
    wording: { all: 'each', outside: true },
    template: 'deal~ {amount:damage-amount} to {to:object}',
    data: ({ amount, to }) => ({ do: 'deal-damage', amount, to }),
    examples: ['Deal 5 damage to chosen Dark card.', 'Deal 2 damage to each opposing Dark card.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'defeat',
    subject: 'player',
    wording: { outside: true },
    template: 'defeat~ {what:object}',
    data: ({ what }) => ({ do: 'defeat', what }),
    examples: ['Defeat chosen opposing Dark card with 4 {P} or less.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'discard-from-play',
    subject: 'player',
    wording: { outside: true },
    template: '(discard~|choose~ and discard~) {what:object} from play',
    data: ({ what }) => ({ do: 'discard-from-play', what }),
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
    data: ({ what }) => ({ do: 'capture', what }),
    examples: ['Capture chosen opposing Friend card with 2 {S} or less.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'equip',
    subject: 'player',
    template: 'equip~ {what:object} to {on:object}',
    data: ({ what, on }) => ({ do: 'equip', what, on }),
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
    data: () => HERE,
    examples: ['Friends here get +1 {S}.'],
  }),
  definePhrase({
    slot: 'place',
    name: 'on-the-same-world',
    yieldsTo: ['here'],
    usual: () => false,
    number: 'sg',
    template: 'on the same {type:type}',
    build: ({ type }) => (type === 'world' ? HERE : undefined),
    split: (place) => equal(place, HERE) && { type: 'world' },
    examples: ['While you have another Dark on the same World, this Dark gets +2 {P}.'],
  }),
];
