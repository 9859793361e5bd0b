import { set1 } from '@cardwright/cards-set1';
import { createEngine, type State } from '@cardwright/core';
import { lorcana } from '@cardwright/lorcana';

export const engine = createEngine({ plugins: [lorcana, set1] });

const ids = engine.cards.map(({ id }) => id);
const deck = (seed: number): string[] =>
  Array.from({ length: 60 }, (_, i) => ids[(seed * 37 + (i >> 1) * 7) % ids.length]!);

/** What a game of two or three players begins with. */
export const setupOf = (seed: number) => ({
  seed,
  decks: Array.from({ length: 2 + (seed % 2) }, (_, i) => deck(seed + 5 * i)),
});

export const begin = (seed: number): State => engine.createGame(setupOf(seed));
