import type { KitFormat } from '@cardwright/dsl/kit';
import { defineFormat, turnSteps } from '@cardwright/lorcana';
import { errata } from '@cardwright/lorcana/errata';

/** A format that changes a dozen things of the game, all of them by name. */
export const houseRules = defineFormat({
  name: 'House Rules',
  // Decks: their size, how many of a card, what is banned, and what there may be fewer of.
  least: 50,
  most: 50,
  copies: 3,
  banned: ['Smash'],
  restricted: { Lantern: 1 },
  overrides: {
    settings: {
      'inks-per-turn': 2,
      'opening-hand': 6,
      'first-draw': 1,
      'hand-limit': 8,
      'lore-to-win': 15,
      alterings: 2,
      'starting-seat': 1,
    },
    // Cards: a new text, of which the abilities follow.
    cards: errata({
      Dinglehopper: 'STRAIGHTEN HAIR {E} — Remove up to 2 damage from chosen character.',
    }),
    steps: { draw: [turnSteps.draw, { ...turnSteps.draw, name: 'second-draw' }] },
  },
});

export default {
  name: 'house-rules',
  plugin: () => houseRules,
  decks: { size: 50, copies: 3, colors: 2 },
} satisfies KitFormat;
