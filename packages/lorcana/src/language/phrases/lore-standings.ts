import { playerNumber } from '@cardwright/dsl';

/** How players stand in lore. */
export const loreStandings = playerNumber({
  id: 'lore',
  word: 'lore',
  amounts: 'lore-amount',
  of: (of) => ({ amount: 'player-stat', stat: 'lore', of }),
  read: (quantity) =>
    typeof quantity === 'object' && quantity.amount === 'player-stat' && quantity.stat === 'lore'
      ? quantity.of
      : undefined,
  examples: {
    bound: ['While an opponent has 10 or more lore, this character gets +6 {S}.'],
    half: ['Chosen opponent loses half their lore, rounded down.'],
    measure: ['Each opponent loses lore equal to the difference between their lore and your lore.'],
    more: [
      'If an opponent has more lore than you, draw a card.',
      'Each opponent with more lore than you loses 1 lore.',
    ],
  },
});
