import type { PartyPattern } from '@cardwright/core/data';
import { definePhrase, equal, gainsOf } from '@cardwright/dsl';
import { cardParts, isPlain, toParty } from './party.ts';

/** No other lore is of a character (CR 4.5). */
const BY_QUESTING: PartyPattern = { pick: 'any', filter: [{ is: 'type', type: 'character' }] };
const ONE_PLAYER: ReadonlySet<string> = new Set(['you', 'that-player', 'chosen-player', 'player-of']);
const NONE = {
  'gain no lore': 'lore-gained',
  'lose no lore': 'lore-lost',
  'draw no cards': 'drawn',
  "don't draw a card": 'drawn',
} as const;

/** Lore is gained and lost by players (CR 1.10, 4.5). */
export const lore = [
  // "That much" is as much as whatever number was found before.
  ...gainsOf({
    id: 'lore',
    word: 'lore',
    slot: 'lore-amount',
    unit: '',
    after: ['card-count', 'damage'],
    examples: {
      number: [
        'Gain 1 lore.',
        'Whenever this character quests, you gain 1 lore and each opponent loses 1 lore.',
      ],
      'that-many': ['Count the number of characters you have in play. Each opponent loses that much lore.'],
    },
  }),
  // As a price, or as what one may do: all of it, or none.
  definePhrase({
    slot: 'predicate',
    name: 'pay-lore',
    yieldsTo: ['lose-lore'],
    subject: 'player',
    template: 'pay~ {amount:lore-amount}',
    usual: () => false,
    data: ({ amount }) => ({ do: 'lose-lore', amount }),
    examples: ['{E}, Pay 1 lore — Draw 2 cards.', 'You may pay 2 lore to draw a card.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'give-lore',
    subject: 'player',
    template: 'give~ {to:player} {amount:lore-amount}',
    // As much as is lost is gained, by one.
    build: ({ to, amount }) => (ONE_PLAYER.has(to.who) ? { do: 'give-lore', to, amount } : undefined),
    split: (e) => e.do === 'give-lore' && e.to && e.amount !== undefined && { to: e.to, amount: e.amount },
    examples: [
      "Each opponent may give you 2 lore. Each opponent who doesn't draws a card.",
      'Give chosen opponent 2 lore.',
    ],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'gain-lore-from',
    subject: 'player',
    template: 'gain~ lore from ({by:np}|questing)' as 'gain~ lore from [{by:np}]',
    build: ({ by }) => {
      const party = by ? toParty(by) : BY_QUESTING;
      return party && { on: 'lore-gained', by: party };
    },
    split: (e) =>
      e.on === 'lore-gained' &&
      isPlain(e) && [
        ...(equal(e.by, BY_QUESTING) ? [{}] : []),
        ...cardParts(e.by).map(({ card }) => ({ by: card })),
      ],
    examples: [
      'Whenever you gain lore from a location, draw a card.',
      'During your turn, if you would gain lore from a location, gain 1 more lore instead.',
      'If you would gain lore from questing, gain 1 more lore instead.',
    ],
  }),
  // In place of as much as it would have been.
  definePhrase({
    slot: 'predicate',
    name: 'none-of-it',
    subject: 'player',
    template: "{of:gain~ no lore|lose~ no lore|draw~ no cards|don't~ draw a card}",
    words: { of: NONE },
    data: ({ of }) => ({ do: 'nothing', of }),
    examples: ['If an opponent would gain lore during your turn, they gain no lore instead.'],
  }),
  definePhrase({
    slot: 'each',
    name: 'lore-lost',
    template: '{n:integer} lore lost this way',
    build: ({ n }) => (n === 1 ? { amount: 'done', unit: 'lore' } : undefined),
    split: (q) => typeof q === 'object' && q.amount === 'done' && q.unit === 'lore' && { n: 1 },
    examples: ['Each opponent loses 1 lore. You may draw a card for each 1 lore lost this way.'],
  }),
  definePhrase({
    slot: 'measure',
    name: 'lore-lost',
    template: 'the lore lost [this way]',
    data: () => ({ amount: 'done', unit: 'lore' }),
  }),
];
