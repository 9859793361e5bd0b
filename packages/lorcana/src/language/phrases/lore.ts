import { amountsOf, definePhrase } from '@cardwright/dsl';

const NONE = {
  'gain no lore': 'lore-gained',
  'lose no lore': 'lore-lost',
  'draw no cards': 'drawn',
  "don't draw a card": 'drawn',
} as const;

/** Lore is gained and lost by players (CR 1.10, 4.5). */
export const lore = [
  // "That much" is as much as whatever number was found before.
  ...amountsOf({
    slot: 'lore-amount',
    noun: 'lore',
    plain: 'lore',
    many: 'much',
    unit: '',
    after: ['card-count', 'damage'],
    examples: {
      number: ['Gain 1 lore.'],
      'that-many': ['Count the number of characters you have in play. Each opponent loses that much lore.'],
    },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'gain-lore',
    subject: 'player',
    template: 'gain~ {amount:lore-amount}',
    data: ({ amount }) => ({ do: 'gain-lore', amount }),
    examples: [
      'Gain 2 lore.',
      'Whenever this character quests, you gain 1 lore and each opponent loses 1 lore.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'lose-lore',
    subject: 'player',
    template: 'lose~ {amount:lore-amount}',
    data: ({ amount }) => ({ do: 'lose-lore', amount }),
    examples: ['Each opponent loses 1 lore.'],
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
  definePhrase({
    slot: 'event-predicate',
    name: 'gain-lore',
    subject: 'player',
    template: 'gain~ lore',
    data: () => ({ on: 'lore-gained' }),
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'lose-lore',
    subject: 'player',
    template: 'lose~ lore',
    data: () => ({ on: 'lore-lost' }),
  }),
];
