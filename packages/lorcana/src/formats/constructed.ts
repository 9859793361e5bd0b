import {
  type CardDefinition,
  type DeckFault,
  type DeckRules,
  definePlugin,
  type Engine,
} from '@cardwright/core';

const LEAST_CARDS = 60;
const MOST_COPIES = 4;
const MOST_INKS = 2;

/** How often each full name is in a deck, with one of its cards. */
function copies(
  cards: readonly CardDefinition[],
): Map<string, { readonly card: CardDefinition; count: number }> {
  const counted = new Map<string, { readonly card: CardDefinition; count: number }>();
  for (const card of cards) {
    const entry = counted.get(card.fullName);
    if (entry === undefined) counted.set(card.fullName, { card, count: 1 });
    else entry.count++;
  }
  return counted;
}

/** The fault of each card of an ink type beyond the two that the deck has most of. */
function inkFaults(cards: readonly CardDefinition[]): DeckFault[] {
  const counted = new Map<string, number>();
  for (const ink of cards.flatMap(({ colors }) => colors)) counted.set(ink, (counted.get(ink) ?? 0) + 1);
  const inks = [...counted].sort(([, a], [, b]) => b - a).map(([ink]) => ink);
  if (inks.length <= MOST_INKS) return [];
  const extra = inks.slice(MOST_INKS);
  const first = cards.find(({ colors }) => colors.some((ink) => extra.includes(ink)));
  const message = `a deck has at most two ink types; this one has ${inks.join(', ')}`;
  return [{ code: 'too-many-inks', message, ...(first === undefined ? {} : { card: first.id }) }];
}

/** The deck rules of the Constructed format (CR 1.10.1.1). */
const decks: DeckRules = {
  name: 'Constructed',
  check(engine: Engine, deck: readonly string[]): readonly DeckFault[] {
    const cards = deck.flatMap((id) => engine.cardsById.get(id)?.definition ?? []);
    const faults: DeckFault[] = [];
    if (deck.length < LEAST_CARDS)
      faults.push({
        code: 'too-few-cards',
        message: `a deck has at least 60 cards; this one has ${deck.length}`,
      });
    for (const [name, { card, count }] of copies(cards))
      if (count > MOST_COPIES)
        faults.push({
          code: 'too-many-copies',
          message: `at most 4 copies of ${name}, not ${count}`,
          card: card.id,
        });
    return [...faults, ...inkFaults(cards)];
  },
};

/** The Constructed format: 60 cards, four copies, two ink types (CR 1.10.1.1). */
export const constructed = definePlugin({
  name: 'lorcana-constructed',
  version: '0.1.0',
  requires: { lorcana: '0.1.0' },
  decks,
});
