import type { DeckShape, KitFormat } from '@cardwright/dsl/kit';
import { constructed, coreConstructed } from '../formats/constructed.ts';
import { draft, sealed } from '../formats/limited.ts';
import { packRush } from '../formats/pack-rush.ts';
import { packRushDeckRange } from '../oracle/ranges.ts';

/** 60 cards of two ink types, no more than 4 copies of a full name (CR 1.10.1.1). */
const TWO_INKS: DeckShape = { size: 60, copies: 4, colors: 2 };

/** The formats of Lorcana, the usual one first. */
export const formats: readonly [KitFormat, ...KitFormat[]] = [
  { name: 'constructed', plugin: () => constructed, decks: TWO_INKS },
  { name: 'core', plugin: coreConstructed, seasons: true, decks: TWO_INKS },
  { name: 'draft', plugin: () => draft, decks: { size: 35, copies: 4 } },
  { name: 'sealed', plugin: () => sealed, decks: { size: 40, copies: 4 } },
  {
    name: 'pack-rush',
    plugin: () => packRush,
    // Two packs of twelve cards, in which some come twice.
    decks: { size: 24, copies: 2 },
    // Nobody loses for want of cards (CR 10.2.5): those whose characters are all ink play on for ever.
    playedOtherwise: { name: 'packRush', decks: packRushDeckRange, neverEnds: true },
  },
];
