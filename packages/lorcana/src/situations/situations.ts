import type { CardDefinition, SituationRules } from '@cardwright/core';

type Base = Omit<CardDefinition, 'id' | 'name' | 'fullName' | 'abilities'>;

const base = (
  type: string,
  cost: number,
  stats: Readonly<Record<string, number>> = {},
  classifications: readonly string[] = [],
  inkable = true,
): Base => ({
  type,
  cost,
  stats,
  classifications,
  colors: ['amber'],
  attributes: { inkable },
});

/** Characters of three sizes: one that is easily banished, one that survives, one that banishes. */
const characters = [
  base('character', 2, { strength: 2, willpower: 3, lore: 1 }),
  base('character', 1, { strength: 1, willpower: 1, lore: 1 }),
  base('character', 7, { strength: 6, willpower: 8, lore: 3 }, [], false),
];

/** How situations for Lorcana's cards are made. */
export const situations: SituationRules = {
  cards: {
    character: characters,
    item: [base('item', 2)],
    location: [base('location', 2, { willpower: 6, lore: 1, 'move-cost': 1 })],
    action: [base('action', 2), base('action', 7)],
    song: [base('action', 3, {}, ['Song'])],
  },
  states: {
    ready: { exerted: 0 },
    exerted: { exerted: 1 },
    damaged: { damage: 1 },
    undamaged: { damage: 0 },
    dry: { dry: 1 },
    drying: { dry: 0 },
    facedown: { facedown: true },
    faceup: { facedown: false },
    'card-under': { under: 1 },
    shifted: { shifted: true },
    // Brought about by play: challenges, moves, turns.
    challenging: null,
    'being-challenged': null,
    'at-a-location': null,
    here: null,
    'played-this-turn': null,
    'challenged-this-turn': null,
    'quested-this-turn': null,
    sung: null,
    inkable: {},
  },
  filters: {
    damage: (filter, card) => {
      const { cmp, value } = filter as { cmp: string; value: unknown };
      const number = typeof value === 'number' ? value : 1;
      card.columns['damage'] = cmp === '<' || cmp === '<=' ? 0 : cmp === '>' ? number + 1 : number;
      const { stats } = card.definition;
      if ('willpower' in stats)
        card.definition = { ...card.definition, stats: { ...stats, willpower: number + 6 } };
    },
  },
  events: {
    banish: ['banished'],
    exert: ['exerted'],
    ready: ['readied'],
    'deal-damage': ['damaged'],
    'put-damage': ['damage-put'],
    'remove-damage': ['damage-removed'],
    'move-damage': ['damage-moved'],
    'gain-lore': ['lore-gained'],
    'lose-lore': ['lore-lost'],
  },
  asides: ['chosen'],
  side: { inkwell: 12, lore: 5 },
};
