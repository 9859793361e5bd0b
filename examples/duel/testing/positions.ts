import type { PerftPosition } from '@cardwright/dsl/kit';

const deck = ['Mire Hound', 'Spark', 'Granite Ox'];
const rich = { mana: 4, wells: 4, deck };

/** The positions that are counted, each about one part of the rules. */
export const positions: readonly PerftPosition[] = [
  {
    name: 'casting: at leisure, by mana, and in response',
    board: {
      players: [
        { ...rich, mana: 3, hand: ['Hedge Squire', 'Granite Ox', 'Spark', 'Ruin'] },
        { ...rich, hand: ['Spark', 'Stone Skin'], play: ['Mire Hound'] },
      ],
    },
  },
  {
    name: 'combat: several attackers, several blockers, fliers and who strikes first',
    board: {
      players: [
        { deck, play: ['Granite Ox', 'Gale Rider', 'Pike Veteran'] },
        { deck, play: ['Lantern Moth', 'Mire Hound', { card: 'Hedge Squire', tapped: true }] },
      ],
    },
  },
  {
    name: 'countering: the last that was cast resolves first',
    board: {
      players: [
        { ...rich, hand: ['Scorch', 'Hush'] },
        { ...rich, hand: ['Hush', 'Second Wind'] },
      ],
    },
  },
  {
    name: 'abilities: their costs, triggers that wait, tokens',
    board: {
      players: [
        { ...rich, play: ['Bramble Witch', 'Well of Plenty', 'Cracked Idol'], hand: ['Den Mother'] },
        { ...rich, play: ['Ash Mourner', 'Quiet Scholar'] },
      ],
    },
  },
];
