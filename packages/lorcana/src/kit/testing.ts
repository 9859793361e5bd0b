import type { KitTesting } from '@cardwright/dsl/kit';
import { legalityOracle } from '../oracle/legality-oracle.ts';
import { boardRanges, deckRange } from '../oracle/ranges.ts';
import { counts, ownCards, positions } from '../perft/positions.ts';

/** What those who test Lorcana need of it. */
export const testing: KitTesting = {
  decks: deckRange,
  boards: boardRanges,
  oracle: legalityOracle,
  perft: { positions, table: counts, cards: ownCards },
};
