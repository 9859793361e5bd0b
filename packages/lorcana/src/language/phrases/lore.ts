import { definePhrase, gainsOf } from '@cardwright/dsl';

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
