import type { Engine } from '@cardwright/core';
import {
  type DeckList,
  type DeckWords,
  parseDeckList as parse,
  type ReadDeck,
  readDeck as read,
} from '@cardwright/dsl/decks';
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

/**
 * Reads a deck list of Lorcana and checks it against the format of an engine: every fault at once, each at its place.
 *
 * @param given the text of a list or a code, or a list that was read already
 */
export const readDeck = (engine: Engine, given: string | DeckList): ReadDeck =>
  read(engine, given, deckWords);

/** Reads a deck list of Lorcana in the forms in which sites give them. Never throws: what cannot be read is told. */
export const parseDeckList = (given: string): DeckList => parse(given, { game: deckWords });
