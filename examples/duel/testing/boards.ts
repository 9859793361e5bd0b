import type { CardDefinition } from '@cardwright/core/data';
import type { BoardRanges, DeckRange } from '@cardwright/dsl/kit';

/** A token is in no deck (DR 1.2). */
export const isOfDecks = ({ attributes }: CardDefinition): boolean => attributes['token'] !== true;

/** Decks made by chance (DR 1.2). */
export const decks: DeckRange = { size: 30, copies: 4, fits: isOfDecks };

/** What may lie where; the first of a column's values is the usual one. */
export const boards: BoardRanges = {
  zones: {
    deck: { min: 5, max: 20 },
    hand: { max: 6 },
    play: {
      max: 6,
      fits: ({ type }) => type === 'creature' || type === 'relic',
      columns: { tapped: [0, 0, 1], damage: [0] },
    },
    discard: { max: 5 },
  },
  columns: { life: [20, 20, 3, 1], mana: [6, 0, 3], wells: [6] },
};
