import { kh } from '@cardwright/cards-kh';
import { createEngine, type EngineOptions } from '@cardwright/core';
import { kingdomHearts, standing } from '@cardwright/kingdom-hearts';
import { boardRanges, deckRange } from '@cardwright/kingdom-hearts/testing';
import type { Fuzzable } from './lorcana.ts';

/** The Kingdom Hearts TCG with its starter cards. */
export const kingdomHeartsGame = (): Fuzzable => ({
  createEngine: (options: EngineOptions) => createEngine({ plugins: [kingdomHearts, kh], ...options }),
  words: {
    imports: [
      "import { kh } from '@cardwright/cards-kh';",
      "import { kingdomHearts } from '@cardwright/kingdom-hearts';",
    ],
    plugins: '[kingdomHearts, kh]',
  },
  decks: deckRange,
  boards: boardRanges,
  // Decks come back (KH 9.3), Heart Points have no maximum (KH 8.2.1.4) and Worlds are given up by escaping (KH 8.2.3.2):
  // chance can go on for ever.
  worth: standing,
});
