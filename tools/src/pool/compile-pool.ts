import type { Plugin } from '@cardwright/core';
import { type CardFacts, type CompiledCard, defineSet } from '@cardwright/lorcana';
import { precompileCard } from '@cardwright/lorcana/language';
import { createCompiler } from '../texts/compiler.ts';
import { lorcana } from '../texts/lorcana.ts';

/** Cards read from their text, as plugins: one for each set. What is not understood or cannot be played is in no deck. */
export function compilePool(cards: readonly CardFacts[]): readonly Plugin[] {
  const { language, bind } = createCompiler(lorcana, cards);
  const sets = new Map<string, CompiledCard[]>();
  for (const card of cards) {
    const set = sets.get(card.set) ?? [];
    set.push(precompileCard(language, card, bind));
    sets.set(card.set, set);
  }
  return [...sets].map(([set, compiled]) => defineSet({ set, name: `Set ${set}`, cards: compiled }));
}
