import type { KitFormat } from '@cardwright/dsl/kit';
import { defineFormat } from '@cardwright/lorcana';

/** A format of small decks, with what decks of it are that are made by chance. */
export default {
  name: 'evening',
  plugin: () => defineFormat({ name: 'Evening', least: 20, copies: 10 }),
  decks: { size: 20, copies: 10 },
} satisfies KitFormat;
