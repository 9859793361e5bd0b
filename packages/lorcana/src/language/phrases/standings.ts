import type { CardFilter, PlayerSelector } from '@cardwright/core/data';
import { definePhrase, equal, type SplitContext } from '@cardwright/dsl';
import { cardParts, toParty } from './party.ts';

const types = ['character', 'action', 'song', 'item', 'location'] as const;

/** Discarding as somebody else says, or as chance does (CR 1.12). */
export const discarding = [
  definePhrase({
    slot: 'predicate',
    name: 'discard-of-your-choice',
    subject: 'player',
    template: 'discard~ a/an {group:group} of your choice',
    build: ({ group }) =>
      group.from === undefined
        ? { do: 'discard-of-choice', chooser: { who: 'you' }, filter: group.filter }
        : undefined,
    split: (e) =>
      e.do === 'discard-of-choice' &&
      e.chooser?.who === 'you' &&
      e.filter !== undefined && { group: { filter: e.filter as readonly CardFilter[] } },
    examples: ['Chosen opponent reveals their hand and discards a song card of your choice.'],
  }),
  // "Of their choice": as they choose what they discard.
  definePhrase({
    slot: 'predicate',
    name: 'discard-of-their-choice',
    yieldsTo: ['discard'],
    subject: 'player',
    template: 'discard~ a/an {group:group} of their choice',
    usual: () => false,
    build: ({ group: { filter, from } }) =>
      from === undefined ? { do: 'discard', count: 1, ...(filter.length > 0 && { filter }) } : undefined,
    split: (e) => e.do === 'discard' && e.count === 1 && { group: { filter: e.filter ?? [] } },
    examples: ['Chosen opponent reveals their hand and discards a non-character card of their choice.'],
  }),
  ...types.map((type) =>
    definePhrase({
      slot: 'adjective',
      name: `non-${type}`,
      template: `non-${type}`,
      data: () => [{ is: 'not', filter: { is: 'type', type } }],
      examples: [`Chosen opponent reveals their hand and discards a non-${type} card of your choice.`],
    }),
  ),
];

/** Possessives for the cards of a sentence's player, preferred first: "you … your", "an opponent … their". */
const handsFor = (subject: SplitContext['subject']): readonly ('you' | 'that-player')[] =>
  subject?.kind === 'player' && subject.player.who === 'you'
    ? ['you', 'that-player']
    : ['that-player', 'you'];

/** Whether cards are said to be in the discard of the player to whose hand they go. */
function isDiscardOf(whose: PlayerSelector, from: unknown): boolean {
  return (whose.who === 'you' || whose.who === 'that-player') && equal(from, { zone: 'discard', of: whose });
}

/** Counted events, standings in lore, and states of a challenge. */
export const standings = [
  definePhrase({
    slot: 'event-predicate',
    name: 'play-a-second',
    subject: 'player',
    notPast: true,
    template: 'play~ a second {type:type} in a turn',
    data: ({ type }) => ({
      on: 'played',
      card: { pick: 'any', filter: [{ is: 'type', type }] },
      given: ['second-this-turn'],
    }),
    examples: ['Whenever you play a second action in a turn, gain 3 lore.'],
  }),
  ...(
    [
      ['challenging', 'be~ challenging'],
      ['being-challenged', 'be~ being challenged'],
    ] as const
  ).map(([state, template]) =>
    definePhrase({
      slot: 'condition-predicate',
      name: `is-${state}`,
      subject: 'cards',
      template,
      data: () => ({ if: 'matches', filter: [{ is: 'state', state }] }),
      examples: [`While this character is ${state.replace('-', ' ')}, it gets +1 {S}.`],
    }),
  ),
  definePhrase({
    slot: 'predicate',
    name: 'lose-stat',
    subject: 'cards',
    template: 'lose~ {stat:stat} equal to {by:measure}',
    usual: (e) => e.do === 'modify' && typeof e.by === 'object',
    data: ({ stat, by }) => ({
      do: 'modify',
      stat: stat as 'strength',
      by: { amount: 'minus', of: by },
    }),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-oneself',
    subject: 'cards',
    template: 'move~ to {to:np} for free',
    usual: () => false,
    data: ({ to }) => ({ do: 'move-to-location', player: { who: 'you' }, to, free: true }),
    examples: ['Chosen character of yours gets +2 {S} this turn. They may move to a location for free.'],
  }),
  // From play, it is one way of leaving play; from anywhere, the hand is all that is said.
  ...(
    [
      ['be-returned-to-hand', '', 'returned', []],
      ['be-returned-to-hand-from-play', ' from play', 'left-play', ['to-hand']],
    ] as const
  ).map(([name, from, on, given]) =>
    definePhrase({
      slot: 'event-predicate',
      name,
      subject: 'cards',
      template:
        `be~ returned to {player:possessive} hand${from}` as 'be~ returned to {player:possessive} hand',
      // "Their hand": a card only goes to the hand of its own player.
      build: ({ player }) => ({
        on,
        ...(given.length > 0 && { given }),
        ...(player.who !== 'that-player' && player.who !== 'player-of' && { player }),
      }),
      split: (e) => {
        if (e.on !== on || !equal(e.given ?? [], given)) return undefined;
        if (e.player !== undefined) return { player: e.player };
        return [
          { player: { who: 'that-player' } as const },
          { player: { who: 'player-of', card: { pick: 'ref', ref: { to: 'it' } } } as const },
        ];
      },
      examples: [
        `Whenever one of your other characters is returned to your hand${from}, draw a card.`,
        `Whenever an opposing character is returned to their player's hand${from}, draw a card.`,
      ],
    }),
  ),
  definePhrase({
    slot: 'condition',
    name: 'nth-challenge',
    template: "(it 's|it is) the {nth:ordinal} challenge this turn",
    data: ({ nth: n }) => ({ if: 'nth-event', n, event: { on: 'challenged' } }),
    examples: [
      "Whenever one of your characters challenges, if it's the second challenge this turn, draw a card.",
    ],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'ink-a-card',
    subject: 'player',
    template: 'put~ {card:np} into {whose:possessive} inkwell',
    usual: () => false,
    build: ({ card, whose }) => {
      const party = toParty(card);
      if (party?.pick !== 'any' || (whose.who !== 'you' && whose.who !== 'that-player')) return undefined;
      return { on: 'inked', player: whose, ...(party.filter.length > 0 && { card: party }) };
    },
    split: (e, { subject }) =>
      e.on === 'inked' &&
      (e.given ?? []).length === 0 &&
      handsFor(subject).flatMap((who) =>
        cardParts(e.card ?? { pick: 'any', filter: [] }).map(({ card }) => ({ card, whose: { who } })),
      ),
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'return-to-hand',
    subject: 'player',
    template: 'return~ {card:np} to {whose:possessive} hand',
    build: ({ card, whose }) => {
      if (card.pick !== 'some' || !isDiscardOf(whose, card.from)) return undefined;
      const party = toParty({ ...card, from: undefined } as never);
      return party && { on: 'returned', player: whose, card: party, given: ['from-discard'] };
    },
    split: (e, { subject }) =>
      e.on === 'returned' &&
      equal(e.given, ['from-discard']) &&
      cardParts(e.card)
        .filter(({ card }) => card.pick === 'some')
        .flatMap(({ card }) =>
          handsFor(subject).map((who) => ({
            card: { ...card, from: { zone: 'discard', of: { who } } } as never,
            whose: { who },
          })),
        ),
    examples: [
      'Whenever you return a Racer character card from your discard to your hand, draw a card.',
      'Whenever an opponent returns a card from their discard to their hand, draw a card.',
    ],
  }),
];
