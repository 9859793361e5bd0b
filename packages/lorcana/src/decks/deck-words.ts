import type { DeckWords } from '@cardwright/dsl/decks';
import { setCodeOf } from '../cards/set-codes.ts';

/** What lists of Lorcana say besides counts and names. */
export const deckWords: DeckWords = {
  divisions: new Set([
    ...['character', 'action', 'song', 'item', 'location'],
    ...['amber', 'amethyst', 'emerald', 'ruby', 'sapphire', 'steel'],
    ...['common', 'uncommon', 'rare', 'super rare', 'legendary', 'inkable', 'uninkable', 'non-inkable'],
  ]),
  counted: ['characters', 'actions', 'songs', 'items', 'locations'],
  about: ['inks?(?: types?)?'],
  setCode: setCodeOf,
};
