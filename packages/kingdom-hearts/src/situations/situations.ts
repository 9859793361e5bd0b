import type { CardDefinition } from '@cardwright/core/data';
import type { SituationRules } from '@cardwright/core/game';
import { arrange } from './arrange.ts';

type Base = Omit<CardDefinition, 'id' | 'name' | 'fullName' | 'abilities'>;

const base = (
  type: string,
  stats: Readonly<Record<string, number>> = {},
  classifications: readonly string[] = [],
  attributes: CardDefinition['attributes'] = {},
): Base => ({ type, cost: stats['level'] ?? 0, stats, classifications, colors: [], attributes });

/** Player Cards of different strength: of equals none wins a challenge. */
const leader = (group: string, level: number, attack: number): Base =>
  base('player', { level, attack, magic: 3 }, [group], { hp: 8 });

/** How situations for the game's cards are made. */
export const situations: SituationRules = {
  cards: {
    friend: [
      base('friend', { level: 1, support: 2, magic: 1 }),
      base('friend', { level: 2, support: 5, magic: 0 }),
    ],
    'magic-friend': [base('magic-friend', { level: 1, support: 2, magic: 1 })],
    player: [
      leader('Light', 1, 4),
      leader('Light', 3, 6),
      leader('Dark', 2, 12),
      leader('XIII', 1, 3),
      leader('XIII', 3, 5),
    ],
    magic: [base('magic', { level: 1 })],
    equipment: [base('equipment', { support: 1, magic: 0 })],
    dark: [
      base('dark', { level: 1, power: 3 }, ['Heartless']),
      base('dark', { level: 2, power: 9 }, ['Villains']),
    ],
    nobody: [base('nobody', { level: 1, power: 4 })],
    world: [base('world', { level: 2, 'dark-level': 4 }), base('world', { level: 1, 'dark-level': 9 })],
    event: [base('event')],
    technique: [base('technique')],
    attack: [base('attack', { support: 2 })],
  },
  states: {
    damaged: { damage: 1 },
    // Brought about by play.
    participating: null,
    equipped: null,
    here: null,
    bearer: null,
    form: null,
  },
  filters: {
    counters: (filter, card) => {
      const { value } = filter as { value: unknown };
      card.columns['counters'] = typeof value === 'number' ? value : 1;
    },
  },
  events: {
    // Done by a program of the game's own, which replenishes the deck (KH 9.3).
    draw: [],
    'draw-until': [],
    'deal-damage': ['damaged'],
    defeat: ['defeated'],
    'gain-hp': ['hp-gained'],
    'lose-hp': ['hp-lost'],
    'discard-from-play': ['discarded-from-play', 'cleared'],
    capture: ['captured'],
    equip: ['equipped'],
    'fight-with': ['effect-began'],
    'put-counters': ['counters-put'],
    'remove-counters': ['counters-removed'],
    'move-counters': ['counters-removed', 'counters-put'],
  },
  // A challenge is some choices away from any board.
  most: 500,
  setUp: ['game-started'],
  arrange,
  side: { hp: 5 },
};
