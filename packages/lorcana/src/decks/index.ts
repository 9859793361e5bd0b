export { fromDeckCode, isDeckCode, toDeckCode } from './deck-code.ts';
export type { DeckEntry, DeckList, DeckProblem } from './deck-list.ts';
export { parseDeckList, printDeckList } from './parse-deck-list.ts';
export { formatOf, type ReadDeck, readDeck } from './read-deck.ts';
