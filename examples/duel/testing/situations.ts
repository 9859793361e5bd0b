import type { CardDefinition } from '@cardwright/core/data';
import type { SituationRules } from '@cardwright/core/game';

const base = (type: string, stats: Readonly<Record<string, number>> = {}) =>
  ({
    type,
    cost: 1,
    stats,
    classifications: [],
    colors: [],
    attributes: {},
  }) satisfies Partial<CardDefinition>;

/** How situations are made for the cards of the duel. */
export const situations: SituationRules = {
  cards: {
    creature: [
      base('creature', { power: 2, toughness: 3 }),
      base('creature', { power: 4, toughness: 4 }),
      base('creature', { power: 1, toughness: 1 }),
    ],
    relic: [base('relic')],
    instant: [base('instant')],
    rite: [base('rite')],
  },
  states: { attacking: null, tapped: { tapped: true } },
  events: {
    damage: ['damaged', 'player-damaged'],
    destroy: ['died'],
    counter: ['countered'],
    'create-cards': ['cards-made', 'created'],
    'copy-cards': ['cards-made', 'created'],
    'gain-life': ['life-gained'],
    'lose-life': ['life-lost'],
  },
  // That a player is chosen is told, whatever chooses.
  asides: ['player-chosen'],
  side: { deck: 5, life: 10, mana: 8, wells: 8 },
};
