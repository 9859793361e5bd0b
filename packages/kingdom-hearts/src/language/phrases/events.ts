import { definePhrase } from '@cardwright/dsl';

/** What texts wait for. */
export const events = [
  ...(
    [
      ['win-challenge', 'win~ a challenge', 'challenge-won', 'Whenever you win a challenge, draw a card.'],
      [
        'lose-challenge',
        'lose~ a challenge',
        'challenge-lost',
        'Whenever an opponent loses a challenge, gain 1 HP.',
      ],
      [
        'declare-challenge',
        'challenge~ a player',
        'challenge-began',
        'Whenever you challenge a player, draw a card.',
      ],
      ['begin-battle', 'start~ a battle', 'battle-began', 'Whenever you start a battle, draw a card.'],
      ['move', 'move~', 'moved-to-a-world', 'Whenever you move, gain 1 HP.'],
      ['escape', 'escape~', 'escaped', 'Whenever an opponent escapes, draw a card.'],
      ['gain-hp', 'gain~ HP', 'hp-gained', 'Whenever an opponent gains HP, draw a card.'],
      ['lose-hp', 'lose~ HP', 'hp-lost', 'Whenever you lose HP, you may draw a card.'],
    ] as const
  ).map(([name, template, on, example]) =>
    definePhrase({
      slot: 'event-predicate',
      name,
      subject: 'player',
      template: template as 'move~',
      data: () => ({ on }),
      examples: [example],
    }),
  ),
  ...(
    [
      [
        'defeated',
        'be~ defeated',
        'defeated',
        'When this Dark is defeated, the player who defeated it loses 1 HP.',
      ],
      [
        'joins',
        'join~ a battle or challenge',
        'joined',
        'Whenever this Friend joins a battle or challenge, draw a card.',
      ],
      ['captured', 'be~ captured', 'captured', 'Whenever one of your Friends is captured, draw a card.'],
      [
        'discarded',
        'be~ discarded from play',
        'discarded-from-play',
        'When this Friend is discarded from play, gain 1 HP.',
      ],
      ['equipped', 'be~ equipped', 'equipped', 'Whenever this Equipment is equipped, draw a card.'],
      ['get-counter', 'get~ a counter', 'counters-put', 'Whenever this Friend gets a counter, draw a card.'],
      [
        'lose-counter',
        'lose~ a counter',
        'counters-removed',
        'Whenever one of your Friends loses a counter, draw a card.',
      ],
      ['chosen', 'be~ chosen', 'chosen', 'Whenever this Friend is chosen, draw a card.'],
      ['dealt-damage', 'be~ dealt damage', 'damaged', 'Whenever this Dark is dealt damage, draw a card.'],
    ] as const
  ).map(([name, template, on, example]) =>
    definePhrase({
      slot: 'event-predicate',
      name,
      subject: 'cards',
      template: template as 'be~ defeated',
      data: () => ({ on }),
      examples: [example],
    }),
  ),
  definePhrase({
    slot: 'player',
    name: 'who-defeated',
    template: 'the player who defeated it',
    number: 'sg',
    data: () => ({ who: 'party', role: 'player' }),
  }),
  definePhrase({
    slot: 'trigger',
    name: 'start-of-game',
    template: 'at the start of the game',
    data: () => [{ on: 'game-started' }],
    examples: ['At the start of the game, draw a card.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'fight-with',
    subject: 'player',
    scales: 'by',
    lasts: true,
    template: 'fight~ with {by:signed} {A}',
    data: ({ by }) => ({ do: 'fight-with', by }),
    examples: [
      'You fight with +3 {A}.',
      'While you have a Friend named Goofy in play, you fight with +1 {A}.',
      '{PLAY}: You fight with +2 {A} this turn.',
    ],
  }),
];
