import type { CardDefinition } from '@cardwright/core/data';
import { noDeckWords } from '@cardwright/dsl/decks';
import { countsOf, type DeckSummary, type KitDecks, tellCounts } from '@cardwright/dsl/kit';

function summary(cards: readonly CardDefinition[]): DeckSummary {
  const types = countsOf(cards, ({ type }) => [type]);
  const levels = countsOf(cards, ({ stats }) => [String(stats['level'] ?? '–')]);
  return {
    data: { types, levels },
    lines: [
      ['types', tellCounts(types)],
      ['levels', tellCounts(levels)],
    ],
  };
}

/** How deck lists of the game are read and summed up. */
export const decks: KitDecks = {
  words: { ...noDeckWords, divisions: new Set(['common', 'uncommon', 'rare', 'super rare']) },
  summary,
};
