import { deck, discard, type GameAsks, hand, stack } from '@cardwright/core';
import { inkwell } from './zones.ts';

/** Where cards are that are played: in hand, and where effects find them (CR 4.3.2). */
const PLAYED_FROM = [hand, deck, discard, stack];

/** What Lorcana asks of what every game has: text about anything else would do nothing. */
export const asks: GameAsks = {
  actions: {
    play: { forbidden: PLAYED_FROM, paid: PLAYED_FROM },
    draw: { forbidden: 'anywhere' },
    discard: { forbidden: 'anywhere' },
    'be-chosen': { forbidden: 'anywhere' },
    'be-moved': { forbidden: 'anywhere' },
  },
  // A card in play is never face down (CR 5.1.1.10).
  states: { facedown: [inkwell, stack], faceup: [inkwell, stack] },
};
