import type { CardDefinition } from '@cardwright/core/data';

/** How many of some cards have each of the keys that a card has, in the order in which they come. */
export function countsOf(
  cards: readonly CardDefinition[],
  keysOf: (card: CardDefinition) => readonly string[],
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const card of cards) for (const key of keysOf(card)) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

/** Counts in a line. */
export const tellCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([key, number]) => `${key} ${number}`)
    .join(', ');
