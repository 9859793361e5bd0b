import type { PerftPosition } from '@cardwright/dsl/kit';
import counts from './counts.json' with { type: 'json' };

export { counts };

const sora = { 'player-area': ['Sora (Level 1)'] };
const roxas = { 'player-area': ['Roxas (Level 1)'] };
const deck = ['Shadow (Level 1)', 'Traverse Town', 'Goofy (Level 1)'];

/** The positions of the Kingdom Hearts TCG that are counted, each about one part of the rules. */
export const kingdomHeartsPositions: readonly PerftPosition[] = [
  {
    name: 'opening: the first World, a Friend and Magic by it',
    board: {
      turn: 1,
      players: [
        {
          ...sora,
          hand: ['Traverse Town', 'Donald Duck (Level 1)', 'Blizzard (Level 2)', 'Aero (Level 1)'],
          deck,
        },
        { ...roxas, hand: ['Dusk (Level 1)'], deck },
      ],
    },
  },
  {
    name: 'Friends: levels, the Unique Card rule and room for three',
    board: {
      players: [
        {
          ...sora,
          'world-area': ['Monstro'],
          'friend-area': ['Goofy (Level 1)', 'Abu (Level 0)'],
          hand: ['Goofy (Level 2)', 'Donald Duck (Level 2)', 'Mickey Mouse (Level 3)', 'Aladdin (Level 1)'],
          deck,
        },
        { ...roxas, hand: [], deck },
      ],
    },
  },
  {
    name: 'disrupting: the Dark Level and the level of Worlds',
    board: {
      players: [
        {
          ...sora,
          'world-area': ['Agrabah'],
          hand: ['Shadow (Level 1)', 'Soldier (Level 1)', 'Barrel Spider (Level 2)', 'Behemoth (Level 4)'],
          deck,
        },
        { ...roxas, 'world-area': [{ card: 'Timeless River', under: ['Traverse Town'] }], hand: [], deck },
      ],
    },
  },
  {
    name: 'battle: who takes part, cards played in it, damage assigned',
    board: {
      players: [
        {
          ...sora,
          'world-area': ['Disney Castle'],
          'friend-area': ['Donald Duck (Level 1)'],
          hand: ['Comet', 'Ultima Weapon', 'Fire (Level 1)'],
          deck,
        },
        { ...roxas, 'dark-area': ['Barrel Spider (Level 2)', 'Shadow (Level 1)'], hand: [], deck },
      ],
    },
  },
  {
    name: 'escape: a World given up, and the turn after',
    board: {
      players: [
        {
          ...sora,
          'world-area': [{ card: 'End of the World', under: ['Monstro'] }],
          'friend-area': ['Mickey Mouse (Level 3)'],
          hand: ['Agrabah'],
          deck,
        },
        { ...roxas, 'dark-area': ['Behemoth (Level 4)'], hand: [], deck },
      ],
    },
  },
  {
    name: 'Equipment and Forms: on whom, in place of what',
    board: {
      players: [
        {
          ...sora,
          'friend-area': ['Donald Duck (Level 1)'],
          hand: ['Kingdom Key', 'Olympia', "Mage's Staff", 'Sora, Valor Form'],
          deck,
        },
        { ...roxas, hand: [], deck },
      ],
    },
  },
  {
    name: 'challenge: options by turns',
    board: {
      players: [
        {
          ...sora,
          'friend-area': ['Goofy (Level 1)', 'Aladdin (Level 1)'],
          hand: ['Pumpkin Head', 'Ultima Weapon', 'Tinker Bell (Level 1)'],
          deck,
        },
        { ...roxas, 'friend-area': ['Dusk (Level 1)'], hand: ['Divine Rose', 'Reflect (Level 1)'], deck },
      ],
    },
  },
  {
    name: 'XIII: Nobodies and other Members as Friends',
    board: {
      players: [
        {
          'player-area': ['Saïx (Level 3)'],
          'world-area': ['Hollow Bastion'],
          'friend-area': ['Samurai (Level 2)'],
          hand: ['Axel (Level 2)', 'Dragoon (Level 3)', 'Berserker (Level 3)', 'Dusk (Level 1)'],
          deck: ['Samurai (Level 2)', ...deck],
        },
        { ...sora, 'world-area': ['Disney Castle'], hand: [], deck },
      ],
    },
  },
  {
    name: 'Discard Phase: Magic/Friends first, then any of the hand',
    board: {
      players: [
        { ...sora, 'friend-area': ['Genie (Level 2)'], hand: ['Fire (Level 1)', 'Comet', 'Event 1'], deck },
        { ...roxas, hand: ['Dusk (Level 1)'], deck },
      ],
    },
  },
  {
    name: 'the end: both short of Heart Points, one World short of 13',
    board: {
      players: [
        {
          ...sora,
          hp: 1,
          'world-area': [{ card: 'Disney Castle', under: ['Olympus Coliseum', 'Hollow Bastion', 'Agrabah'] }],
          hand: ['Agrabah', 'Event 1', 'Cure (Level 2)'],
          deck,
        },
        { ...roxas, hp: 1, hand: [], deck },
      ],
    },
  },
];
