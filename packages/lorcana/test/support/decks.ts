import type { Engine } from '@cardwright/core';
import {
  type DeckList,
  parseDeckList as parse,
  type ReadDeck,
  readDeck as read,
} from '@cardwright/dsl/decks';
import { kit } from '@cardwright/lorcana/kit';

const { words } = kit.decks!;

/** Reads a deck list of Lorcana against the format of an engine. */
export const readDeck = (engine: Engine, given: string | DeckList): ReadDeck => read(engine, given, words);

/** Reads a deck list of Lorcana in the forms in which sites give them. */
export const parseDeckList = (given: string): DeckList => parse(given, { game: words });
