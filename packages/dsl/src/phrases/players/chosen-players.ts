import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';

/** Players that are chosen: one, or as many as is said. */
export const CHOSEN_PLAYERS: readonly Phrase[] = [
  definePhrase({
    slot: 'how-many',
    name: 'any-number',
    template: 'any number of',
    data: () => ({ min: 0, max: 'any' }),
    examples: ['Choose any number of players. They draw 2 cards each.'],
  }),
  definePhrase({
    slot: 'how-many',
    name: 'up-to',
    template: 'up to {n:amount}',
    data: ({ n }) => ({ min: 0, max: n }),
    examples: ['Choose up to 2 opponents. They draw 2 cards each.', 'Up to 2 chosen players draw a card.'],
  }),
  definePhrase({
    slot: 'how-many',
    name: 'so-many',
    template: '{n:amount}',
    data: ({ n }) => ({ min: n, max: n }),
    examples: ['Choose 2 players. They draw 2 cards each.', '2 chosen opponents draw a card.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'choose-a-player',
    subject: 'you',
    template: 'choose~ a/an {among:player|opponent}',
    words: { among: { player: 'players', opponent: 'opponents' } },
    data: ({ among }) => ({ do: 'choose-player', whom: { who: 'chosen-player', among } }),
    examples: ['Choose a player. That player draws a card.', 'Choose an opponent. That player draws a card.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'choose-players',
    subject: 'you',
    template: 'choose~ {range:how-many} {among:players|opponents}',
    data: ({ range, among }) => ({ do: 'choose-player', whom: { who: 'chosen-player', among, range } }),
    examples: [
      'Choose up to 2 players. They draw 2 cards each.',
      'Choose up to 2 opponents. They draw 2 cards each.',
    ],
  }),
  definePhrase({
    slot: 'player',
    name: 'so-many-chosen',
    template: '{range:how-many} chosen {among:players|opponents}',
    number: 'pl',
    data: ({ range, among }) => ({ who: 'chosen-player', among, range }),
    examples: ['Any number of chosen players draw a card.', 'Any number of chosen opponents draw a card.'],
  }),
];
