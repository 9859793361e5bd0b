import type { Plugin } from '@cardwright/core';
import type { CompiledCard, KitCard } from '@cardwright/dsl/kit';
import { createCompiler } from '../texts/compiler.ts';
import type { TextGame } from '../texts/text-game.ts';

/**
 * Cards read from their text, as plugins: one for each set. What is not understood or cannot be played is in no deck.
 *
 * @param known further cards that the texts may speak of
 */
export function compilePool(
  game: TextGame,
  cards: readonly KitCard[],
  known: readonly KitCard[] = [],
): readonly Plugin[] {
  const { language, bind } = createCompiler(game, [...known, ...cards]);
  const sets = new Map<string, CompiledCard<KitCard>[]>();
  for (const card of cards) {
    const set = sets.get(card.set) ?? [];
    set.push(game.precompileCard(language, card, bind));
    sets.set(card.set, set);
  }
  return [...sets].map(([set, compiled]) =>
    game.kit.cards.defineSet({ set, name: `Set ${set}`, cards: compiled }),
  );
}
