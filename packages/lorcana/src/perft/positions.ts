import type { CardDefinition } from '@cardwright/core/data';
import type { PerftPosition } from '@cardwright/dsl/kit';
import counts from './counts.json' with { type: 'json' };

export { counts };

const location = (
  id: string,
  name: string,
  move: number,
  willpower: number,
  lore: number,
): CardDefinition => ({
  id,
  name,
  fullName: name,
  type: 'location',
  classifications: [],
  colors: ['steel'],
  cost: 2,
  stats: { 'move-cost': move, willpower, lore },
  attributes: { inkable: true },
  abilities: [],
});

/** Cards that the positions need and the first set has none of. */
export const ownCards: readonly CardDefinition[] = [
  location('perft-1', 'Harbour - First Position', 1, 5, 1),
  location('perft-2', 'Lighthouse - Second Position', 2, 3, 0),
];

const exerted = (card: string) => ({ card, exerted: true });
const drying = (card: string) => ({ card, dry: false });
const hurt = (card: string, damage: number) => ({ card, damage });
const ink = (count: number) => Array.from({ length: count }, () => 'Stitch - New Dog');

/**
 * The positions that are counted. Each is about one part of the rules and has what that needs and little else, since
 * the tree grows with everything a player could do.
 */
export const positions: readonly PerftPosition[] = [
  {
    name: 'opening: the first card',
    board: {
      turn: 1,
      players: [
        { hand: ['Stitch - New Dog', 'Simba - Future King', 'Smash', 'Be Prepared'], inkwell: [] },
        { hand: ['Olaf - Friendly Snowman'] },
      ],
    },
  },
  {
    name: 'early: one ink left after a character that looks at cards',
    board: {
      players: [
        {
          hand: ['Ariel - Spectacular Singer', 'HeiHei - Boat Snack', 'Reflection'],
          inkwell: ink(4),
          deck: ['Smash', 'Hakuna Matata', 'Reflection', 'Friends on the Other Side', 'Stitch - New Dog'],
        },
        { play: ['Minnie Mouse - Beloved Princess'] },
      ],
    },
  },
  {
    name: 'middle: questing and challenging',
    board: {
      players: [
        {
          play: ['Mickey Mouse - True Friend', 'HeiHei - Boat Snack', drying('Pumbaa - Friendly Warthog')],
          lore: 7,
        },
        {
          play: [exerted('Stitch - New Dog'), exerted('Hans - Scheming Prince'), 'Abu - Mischievous Monkey'],
        },
      ],
    },
  },
  {
    name: 'challenges: Bodyguard, Evasive, Reckless and Challenger',
    board: {
      players: [
        {
          play: [
            'Gaston - Arrogant Hunter',
            'Jafar - Wicked Sorcerer',
            'Goofy - Daredevil',
            'Captain Hook - Forceful Duelist',
          ],
        },
        {
          play: [
            exerted('Simba - Protective Cub'),
            exerted('Hercules - True Hero'),
            exerted("Pongo - Ol' Rascal"),
            exerted('Stitch - New Dog'),
          ],
        },
      ],
    },
  },
  {
    name: 'songs: who sings what',
    board: {
      players: [
        {
          hand: ['Friends on the Other Side', 'Hakuna Matata', 'Be Our Guest', 'Let It Go'],
          inkwell: ink(2),
          play: [
            'Sebastian - Court Composer',
            'Ariel - On Human Legs',
            'Cinderella - Gentle and Kind',
            drying('Elsa - Queen Regent'),
          ],
        },
        { play: ['Olaf - Friendly Snowman'] },
      ],
    },
  },
  {
    name: 'Shift: onto which, for which cost',
    board: {
      players: [
        {
          hand: ['Stitch - Rock Star', 'Aladdin - Heroic Outlaw', 'Genie - Powers Unleashed'],
          inkwell: ink(6),
          play: [
            'Stitch - New Dog',
            exerted('Stitch - Abomination'),
            drying('Aladdin - Street Rat'),
            hurt('Genie - On the Job', 2),
          ],
        },
        { play: [exerted('Duke of Weselton - Opportunistic Official')] },
      ],
    },
  },
  {
    name: 'locations: moving to one and challenging one',
    board: {
      players: [
        {
          inkwell: ink(3),
          play: [
            'Harbour - First Position',
            'Lighthouse - Second Position',
            'Lilo - Galactic Hero',
            'Te Kā - Heartless',
          ],
        },
        { play: ['Harbour - First Position', exerted('Olaf - Friendly Snowman')] },
      ],
    },
  },
  {
    name: 'bag: several abilities of both players wait',
    board: {
      players: [
        {
          hand: ['Fire the Cannons!'],
          inkwell: ink(2),
          play: [
            'Prince Phillip - Dragonslayer',
            'Mulan - Imperial Soldier',
            hurt('Marshmallow - Persistent Guardian', 3),
            'Musketeer Tabard',
          ],
        },
        {
          play: [
            exerted('Cheshire Cat - Not All There'),
            exerted('Flynn Rider - Charming Rogue'),
            exerted('Cruella De Vil - Miserable as Usual'),
            exerted('Mad Hatter - Gracious Host'),
          ],
          hand: ['Smash'],
        },
      ],
    },
  },
  {
    name: 'choices: up to, may, any of several, and in any order',
    board: {
      players: [
        {
          hand: ['Elsa - Spirit of Winter', 'Reflection', 'Rapunzel - Gifted with Healing'],
          inkwell: ink(8),
          play: [hurt('Mickey Mouse - True Friend', 2), hurt('Moana - Of Motunui', 3)],
        },
        { play: ['Stitch - New Dog', 'Aladdin - Prince Ali', 'Hans - Scheming Prince'] },
      ],
    },
  },
  {
    name: 'abilities: items that exert, pay and banish themselves',
    board: {
      players: [
        {
          inkwell: ink(3),
          hand: ['Stitch - New Dog'],
          play: [
            'Dinglehopper',
            'Poisoned Apple',
            exerted('Eye of the Fates'),
            'Fishbone Quill',
            'Plasma Blaster',
            hurt('Pumbaa - Friendly Warthog', 2),
          ],
        },
        { play: [hurt('Minnie Mouse - Beloved Princess', 1)] },
      ],
    },
  },
  {
    name: 'statics: what is forbidden, granted and cheaper',
    board: {
      players: [
        {
          hand: ['LeFou - Bumbler', 'Magic Broom - Bucket Brigade'],
          inkwell: ink(2),
          play: [
            'Gaston - Arrogant Hunter',
            'Mickey Mouse - Wayward Sorcerer',
            'Donald Duck - Musketeer',
            'Olaf - Friendly Snowman',
          ],
        },
        {
          play: [
            exerted('Mother Gothel - Selfish Manipulator'),
            exerted('Gantu - Galactic Federation Captain'),
            exerted('Peter Pan - Never Landing'),
          ],
        },
      ],
    },
  },
  {
    name: 'hands: discarding by choice, and a new hand for everyone',
    board: {
      players: [
        { hand: ['Sudden Chill', 'You Have Forgotten Me', 'A Whole New World'], inkwell: ink(6) },
        { hand: ['Smash', 'Break', 'Stampede', 'Tangle'], play: ['Stitch - New Dog'] },
      ],
    },
  },
  {
    name: 'effects that last: the turn they end in',
    board: {
      players: [
        {
          hand: ['The Beast is Mine!', 'Steal from the Rich'],
          inkwell: ink(5),
          play: ['Jasper - Common Crook', 'Belle - Inventive Engineer', 'Frying Pan'],
        },
        { play: ['Hans - Scheming Prince', 'Goofy - Musketeer'], lore: 3 },
      ],
    },
  },
  {
    name: 'late: a full table, one quest from the end',
    board: {
      players: [
        {
          hand: ['Dragon Fire', 'Grab Your Sword', 'Tinker Bell - Giant Fairy'],
          inkwell: ink(8),
          lore: 17,
          play: [
            'Maui - Demigod',
            hurt('Captain Hook - Ruthless Pirate', 2),
            exerted('Mickey Mouse - Musketeer'),
            'Tinker Bell - Tiny Tactician',
            'Shield of Virtue',
          ],
        },
        {
          lore: 18,
          play: [
            exerted('Cerberus - Three-Headed Dog'),
            exerted('Aurora - Dreaming Guardian'),
            hurt('Kronk - Right-Hand Man', 4),
            exerted('Rafiki - Mysterious Sage'),
            exerted('Kuzco - Temperamental Emperor'),
          ],
          hand: ['Smash'],
        },
      ],
    },
  },
  {
    name: 'last card: the deck runs out',
    board: {
      players: [
        { deck: ['Smash'], hand: ['Ransack', 'Develop Your Brain'], inkwell: ink(3), lore: 12 },
        { deck: ['Smash'], play: ['Lilo - Making a Wish'], lore: 18 },
      ],
    },
  },
];
