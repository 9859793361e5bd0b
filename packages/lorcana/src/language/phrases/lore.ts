import { definePhrase } from '@cardwright/dsl';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Lore is gained and lost by players (CR 1.10, 4.5). */
export const lore = [
  definePhrase({
    slot: 'lore-amount',
    name: 'number',
    template: '{n:integer} lore',
    build: ({ n }) => n,
    split: (amount) => isNumber(amount) && { n: amount },
    examples: ['Gain 1 lore.'],
  }),
  definePhrase({
    slot: 'lore-amount',
    name: 'equal-to',
    template: 'lore equal to {of:measure}',
    build: ({ of }) => of,
    split: (amount) => typeof amount === 'object' && { of: amount },
  }),
  // As much as the number that was found before.
  definePhrase({
    slot: 'lore-amount',
    name: 'that-much',
    template: 'that much lore',
    build: () => ({ amount: 'done', unit: '' }),
    split: (amount) => typeof amount === 'object' && amount.amount === 'done' && amount.unit === '' && {},
    examples: ['Count the number of characters you have in play. Each opponent loses that much lore.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'gain-lore',
    subject: 'player',
    template: 'gain~ {amount:lore-amount}',
    build: ({ amount }) => ({ do: 'gain-lore', amount }),
    split: (e) => e.do === 'gain-lore' && e.amount !== undefined && { amount: e.amount },
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
    build: ({ amount }) => ({ do: 'lose-lore', amount }),
    split: (e) => e.do === 'lose-lore' && e.amount !== undefined && { amount: e.amount },
    examples: ['Each opponent loses 1 lore.'],
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
    build: () => ({ amount: 'done', unit: 'lore' }),
    split: (q) => typeof q === 'object' && q.amount === 'done' && q.unit === 'lore' && {},
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'gain-lore',
    subject: 'player',
    template: 'gain~ lore',
    build: () => ({ on: 'lore-gained' }),
    split: (e) => e.on === 'lore-gained' && {},
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'lose-lore',
    subject: 'player',
    template: 'lose~ lore',
    build: () => ({ on: 'lore-lost' }),
    split: (e) => e.on === 'lore-lost' && {},
  }),
];
