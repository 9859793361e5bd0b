import type { CardSelector, EventPattern, PartyPattern, PlayerSelector } from '@cardwright/core/data';
import { avatarDeeds, definePhrase, equal, eventsOf } from '@cardwright/dsl';
import { ownerOfPlayer, theOne } from './nouns.ts';

const YOU: PlayerSelector = { who: 'you' };

/** Who an event with one card is about: any such card, or a known one. */
function toParty(cards: CardSelector): PartyPattern | undefined {
  if (cards.pick === 'self') return { pick: 'self' };
  if (cards.pick === 'each' || (cards.pick === 'some' && cards.range.min === 1 && cards.range.max === 1))
    return cards.from === undefined ? { pick: 'any', filter: cards.filter } : undefined;
  return undefined;
}

/** The inverse: "this Dark", "a Dark", "opposing Dark". */
function fromParty(party: PartyPattern): readonly CardSelector[] {
  if (party.pick === 'self') return [{ pick: 'self' }];
  if (party.pick !== 'any') return [];
  const { filter } = party;
  return [
    { pick: 'some', range: { min: 1, max: 1 }, filter },
    { pick: 'each', filter },
  ];
}

/** That an opponent challenges you. */
const CHALLENGED: EventPattern = {
  on: 'challenge-began',
  given: ['against-you'],
  player: { who: 'an-opponent' },
};

/** The card of the text and its bearer, which are in play while the text works. */
const isInPlayWithIt = (what: CardSelector): boolean =>
  !('from' in what && what.from) &&
  (what.pick === 'self' ||
    (what.pick === 'each' && what.filter.some((one) => one.is === 'state' && one.state === 'bearer')));

/** What texts wait for. */
export const events = [
  ...eventsOf('player', [
    [
      'win~ a challenge',
      'challenge-won',
      'Whenever you win a challenge, draw a card.',
      { name: 'win-challenge' },
    ],
    [
      'lose~ a challenge',
      'challenge-lost',
      'Whenever an opponent loses a challenge, gain 1 HP.',
      { name: 'lose-challenge' },
    ],
    [
      'challenge~ a player',
      'challenge-began',
      'Whenever you challenge a player, draw a card.',
      { name: 'declare-challenge' },
    ],
    [
      'start~ a battle',
      'battle-began',
      'Whenever you start a battle, draw a card.',
      { name: 'begin-battle' },
    ],
    ['move~', 'moved-to-a-world', 'Whenever you move, gain 1 HP.', { name: 'move' }],
    ['escape~', 'escaped', 'Whenever an opponent escapes, draw a card.', { name: 'escape' }],
  ]),
  ...eventsOf('cards', [
    ['be~ defeated', 'defeated', 'When this Dark is defeated, the player who defeated it loses 1 HP.'],
    [
      'join~ a battle or challenge',
      'joined',
      'Whenever this Friend joins a battle or challenge, draw a card.',
      { name: 'joins' },
    ],
    ['be~ captured', 'captured', 'Whenever one of your Friends is captured, draw a card.'],
    [
      'be~ discarded from play',
      'discarded-from-play',
      'When this Friend is discarded from play, gain 1 HP.',
      { name: 'discarded' },
    ],
    ['be~ equipped', 'equipped', 'Whenever this Equipment is equipped, draw a card.'],
    [
      'get~ a counter',
      'counters-put',
      'Whenever this Friend gets a counter, draw a card.',
      { name: 'get-counter' },
    ],
    [
      'lose~ a counter',
      'counters-removed',
      'Whenever one of your Friends loses a counter, draw a card.',
      { name: 'lose-counter' },
    ],
    ['be~ chosen', 'chosen', 'Whenever this Friend is chosen, draw a card.'],
    [
      'be~ dealt damage',
      'damaged',
      'Whenever this Dark is dealt damage, draw a card.',
      { name: 'dealt-damage' },
    ],
  ]),
  // A text works in play alone, so what is discarded of itself, or of its bearer, is discarded from there.
  definePhrase({
    slot: 'event',
    name: 'discarded-itself',
    usual: () => false,
    number: 'sg',
    template: '{what:np} (is|are) discarded',
    build: ({ what }) => {
      const card = isInPlayWithIt(what) ? toParty(what) : undefined;
      return card && { on: 'discarded-from-play', card };
    },
    split: (e) =>
      e.on === 'discarded-from-play' &&
      !e.given &&
      !e.by &&
      !e.player &&
      e.card &&
      fromParty(e.card)
        .filter(isInPlayWithIt)
        .map((what) => ({ what })),
    examples: ['When this Friend is discarded, gain 1 HP.', 'When the bearer is discarded, draw a card.'],
  }),
  // Who dealt the last damage defeats it, in a battle or by Magic (KH 4.6, KH 9.14).
  ...(
    [
      ['defeat', 'defeat~', 'defeated', 'Whenever you defeat a Dark, gain 1 HP.'],
      ['capture', 'capture~', 'captured', 'Whenever you capture a Friend, draw a card.'],
      ['deal-damage-to', 'deal~ damage to', 'damaged', 'Whenever you deal damage to a Dark, draw a card.'],
      [
        'put-counters-on',
        'put~ a counter on',
        'counters-put',
        'Whenever you put a counter on a Friend, draw a card.',
      ],
      [
        'remove-counters-from',
        'remove~ a counter from',
        'counters-removed',
        'Whenever you remove a counter from this Friend, draw a card.',
      ],
    ] as const
  ).map(([name, verb, on, example]) =>
    definePhrase({
      slot: 'event-predicate',
      name: `${name}-card`,
      subject: 'player',
      template: `${verb} {card:np}` as 'defeat~ {card:np}',
      build: ({ card }) => {
        const party = toParty(card);
        return party && { on, card: party };
      },
      split: (e) => e.on === on && !e.given && !e.by && e.card && fromParty(e.card).map((card) => ({ card })),
      examples: [example],
    }),
  ),
  // A Nobody is one wherever it is; a Dark Card used as a Friend is no Dark, nor a Player/XIII a Player (KH 9.37, 9.38).
  definePhrase({
    slot: 'event-predicate',
    name: 'play-as-a-friend',
    subject: 'player',
    notPast: true,
    template: 'play~ {card:np} as a {type:type}',
    build: ({ card, type }, { refuse }) => {
      const party = toParty(card);
      if (!party || type !== 'friend') return undefined;
      return party.pick === 'any' && party.filter.some((one) => one.is === 'type' && one.type === 'nobody')
        ? { on: 'played', card: party, given: ['as-a-friend'] }
        : refuse('only a Nobody is played as a Friend and still is what it was');
    },
    split: (e) =>
      e.on === 'played' &&
      !e.by &&
      equal(e.given, ['as-a-friend']) &&
      e.card &&
      fromParty(e.card).map((card) => ({ card, type: 'friend' })),
    examples: ['Whenever you play a Nobody as a Friend, draw a card.'],
  }),
  avatarDeeds({
    playerOf: (card, type) =>
      card.pick === 'self' && (type === undefined || type === 'player') ? YOU : ownerOfPlayer(card),
    cardsOf: (player, type) => [
      ...(type === 'player' && player.who === 'you' ? [{ pick: 'self' } as const] : []),
      theOne('player', { is: 'of', player }),
    ],
    takingPart: new Set(['challenge-won', 'challenge-lost', 'challenge-began', 'battle-began']),
    examples: [
      'Whenever this Player wins a challenge, draw a card.',
      'Whenever your Player moves, draw a card.',
    ],
  }),
  definePhrase({
    slot: 'event-tail',
    name: 'here',
    template: 'here',
    data: () => ({ given: ['here'] }),
    examples: [
      'Whenever an opponent starts a battle here, draw a card.',
      'Whenever you win a challenge here, gain 1 HP.',
    ],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'escape-from-here',
    number: 'sg',
    subject: 'player',
    notPast: true,
    template: 'escape~ from (here|this {type:type} [card])' as 'escape~ from here [{type:type}]',
    build: ({ type }) =>
      type === undefined || type === 'world' ? { on: 'escaped', given: ['here'] } : undefined,
    split: (e) => e.on === 'escaped' && equal(e.given, ['here']) && [{}, { type: 'world' }],
    examples: ['Whenever an opponent escapes from here, draw a card.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'challenge-you',
    subject: 'player',
    template: 'challenge~ you',
    data: () => ({ on: 'challenge-began', given: ['against-you'] }),
    examples: ['Whenever an opponent challenges you, draw a card.'],
  }),
  // The same, said of you.
  definePhrase({
    slot: 'event',
    name: 'be-challenged',
    template: '{who:player} be~ challenged',
    usual: () => false,
    build: ({ who }, { refuse }) => (who.who === 'you' ? CHALLENGED : refuse('say who challenges whom')),
    split: (event) => equal(event, CHALLENGED) && { who: { who: 'you' as const } },
    examples: ['Whenever you are challenged, draw a card.'],
  }),
  // One of the two fights that a Friend joins.
  ...(['battle', 'challenge'] as const).map((fight) =>
    definePhrase({
      slot: 'event-predicate',
      name: `joins-${fight}`,
      subject: 'cards',
      notPast: true,
      template: `join~ a ${fight}` as 'join~ a battle',
      data: () => ({ on: 'joined', given: [`in-${fight}`] }),
      examples: [`Whenever this Friend joins a ${fight}, draw a card.`],
    }),
  ),
  ...(
    [
      ['begin-battle-with', 'start~ a battle with', 'battle-began', 'starts a battle with'],
      ['escape-from', 'escape~ from', 'escaped', 'escapes from'],
    ] as const
  ).map(([name, words, on, said]) =>
    definePhrase({
      slot: 'event-predicate',
      name,
      subject: 'player',
      notPast: true,
      template: `${words} {what:pronominal}` as 'escape~ from {what:pronominal}',
      build: ({ what }, { facts: { type }, refuse }) =>
        what.pick === 'self' && !what.from && (type === undefined || type === 'dark' || type === 'nobody')
          ? { on, given: ['against-it'] }
          : refuse('battles are with the Dark Card of the text'),
      split: (e) => e.on === on && equal(e.given, ['against-it']) && { what: { pick: 'self' as const } },
      examples: [`Whenever an opponent ${said} this Dark, draw a card.`],
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
    template: 'fight~ with {by:signed} {stat:stat}',
    build: ({ by, stat }) => (stat === 'attack' ? { do: 'fight-with', by } : undefined),
    split: (e) => e.do === 'fight-with' && typeof e.by === 'number' && { by: e.by, stat: 'attack' },
    examples: [
      'You fight with +3 {A}.',
      'You fight with +3 Attack.',
      'While you have a Friend named Goofy in play, you fight with +1 {A}.',
      '{PLAY}: You fight with +2 {A} this turn.',
    ],
  }),
];
