import type { KitTesting, PerftTable } from '@cardwright/dsl/kit';
import { counts, kingdomHeartsPositions } from '../perft/positions.ts';
import { boardRanges, deckRange } from './ranges.ts';

/** What those who test the game need of it. */
export const testing: KitTesting = {
  decks: deckRange,
  boards: boardRanges,
  // Decks come back (KH 9.3), Heart Points have no maximum (KH 8.2.1.4) and Worlds are given up by escaping (KH 8.2.3.2):
  // chance can go on for ever.
  endless: true,
  perft: { positions: kingdomHeartsPositions, table: counts as PerftTable },
};
