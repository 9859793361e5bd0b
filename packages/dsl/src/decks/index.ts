/**
 * Deck lists as sites give them, read with the cards of an engine and checked by its format: every fault at its place.
 * @packageDocumentation
 */
export { fromDeckCode, isDeckCode, toDeckCode } from './deck-code.ts';
export type { Beside, DeckEntry, DeckList, DeckProblem, ListProblem, Printing } from './deck-list.ts';
export { type DeckColumn, type DeckRow, deckColumnOf, deckOfRows, isDeckTable } from './deck-table.ts';
export { type DeckWords, noDeckWords } from './deck-words.ts';
export type { ListWords } from './headings.ts';
export { parseDeckList, printDeckList } from './parse-deck-list.ts';
export type { DeckProblemCode } from './problems.ts';
export { formatOf, type ReadDeck, readDeck } from './read-deck.ts';
