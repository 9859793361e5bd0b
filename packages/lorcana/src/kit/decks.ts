import type { CardDefinition } from '@cardwright/core/data';
import { countsOf, type DeckSummary, type KitDecks, tellCounts } from '@cardwright/dsl/kit';
import { deckWords } from '../decks/deck-words.ts';

const typeOf = ({ type, classifications }: CardDefinition): string =>
  classifications.includes('Song') ? 'song' : type;

function summary(cards: readonly CardDefinition[]): DeckSummary {
  const inks = countsOf(cards, ({ colors }) => colors);
  const types = countsOf(cards, (card) => [typeOf(card)]);
  const costs = countsOf(cards, ({ cost }) => [String(cost)]);
  const inkable = cards.filter(({ attributes }) => attributes['inkable'] === true).length;
  return {
    data: { inks, types, costs, inkable },
    lines: [
      ['inks', `${tellCounts(inks)}; ${inkable} with the inkwell symbol`],
      ['types', tellCounts(types)],
      ['costs', tellCounts(costs)],
    ],
  };
}

/** How deck lists of Lorcana are read and summed up. */
export const decks: KitDecks = { words: deckWords, summary };
