import type { CardDefinition } from '@cardwright/core/data';
import { marketingCard } from '../formats/pack-rush.ts';

/** Whether a card may be dealt: marketing cards are ink from the start to the end (CR 10.2.2). */
const dealt = ({ type }: CardDefinition): boolean => type !== marketingCard.type;

/** What may lie where on a table of Lorcana, and with which numbers; the first of a column's values is the usual one. */
export const boardRanges = {
  zones: {
    deck: { max: 8, fits: dealt },
    hand: { max: 7, fits: dealt },
    play: {
      max: 7,
      // An action is in play only while it resolves (CR 5.4.1.2).
      fits: (card: CardDefinition): boolean => dealt(card) && card.type !== 'action',
      columns: { exerted: [0, 0, 1], dry: [1, 1, 1, 0], damage: [0, 0, 0, 1, 2] },
      under: 2,
    },
    inkwell: { max: 10, columns: { exerted: [0, 0, 0, 1] } },
    discard: { max: 5, fits: dealt },
  },
  columns: { lore: [0, 0, 5, 12, 18, 19], 'inked-this-turn': [0, 0, 1] },
  players: [2, 2, 2, 3],
};

/** The decks of a game (CR 1.10.1), colours aside. */
export const deckRange = { size: 60, copies: 4, fits: dealt };

/** Two booster packs of twelve cards (CR 10.2.1), any of them twice. */
export const packRushDeckRange = { size: 24, copies: 2, fits: dealt };
