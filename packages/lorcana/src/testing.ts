/**
 * Lorcana for those who test it: what its boards and decks may look like, for `fuzz` of `@cardwright/testkit/fuzz`.
 * @packageDocumentation
 */

export { type Legality, legalityOracle } from './oracle/legality-oracle.ts';
export { boardRanges, deckRange } from './oracle/ranges.ts';
