import { deck, discard, type GameAsks, hand, under } from '@cardwright/core/game';
import { inkwell } from './zones.ts';

/** Zones of cards that are played: the hand, and where effects find them (CR 4.3.2). */
const PLAYED_FROM = [hand, deck, discard, under];

/** What Lorcana queries about the kernel's actions and states; other text about them is inert. */
export const asks: GameAsks = {
  actions: {
    play: { forbidden: PLAYED_FROM, paid: PLAYED_FROM },
    draw: { forbidden: 'anywhere' },
    discard: { forbidden: 'anywhere' },
    'be-chosen': { forbidden: 'anywhere' },
    'be-moved': { forbidden: 'anywhere' },
  },
  // A card in play is never face down (CR 5.1.1.10).
  states: { facedown: [inkwell, under], faceup: [inkwell, under] },
};
