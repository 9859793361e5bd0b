import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';

const AMONG = [
  ['players', 'player'],
  ['opponents', 'opponent'],
] as const;

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
  ...AMONG.flatMap(([among, one]) => [
    definePhrase({
      slot: 'predicate',
      name: `choose-a-${one}`,
      subject: 'you',
      template: `choose~ a/an ${one}` as 'choose~ a/an',
      data: () => ({ do: 'choose-player', whom: { who: 'chosen-player', among } }),
      examples: [`Choose ${among === 'players' ? 'a player' : 'an opponent'}. That player draws a card.`],
    }),
    definePhrase({
      slot: 'predicate',
      name: `choose-${among}`,
      subject: 'you',
      template: `choose~ {range:how-many} ${among}` as 'choose~ {range:how-many}',
      data: ({ range }) => ({ do: 'choose-player', whom: { who: 'chosen-player', among, range } }),
      examples: [`Choose up to 2 ${among}. They draw 2 cards each.`],
    }),
    definePhrase({
      slot: 'player',
      name: `so-many-chosen-${among}`,
      template: `{range:how-many} chosen ${among}` as '{range:how-many} chosen',
      number: 'pl',
      data: ({ range }) => ({ who: 'chosen-player', among, range }),
      examples: [`Any number of chosen ${among} draw a card.`],
    }),
  ]),
];
