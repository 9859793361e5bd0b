import { TestCard } from '../cards/card.ts';
import type { PlacedCard, ScenarioSetup } from './literal.ts';

function* cardsOf(value: unknown): Iterable<TestCard> {
  if (value instanceof TestCard) yield value;
  else if (Array.isArray(value)) for (const entry of value) yield* cardsOf(entry);
  else if (value !== null && typeof value === 'object') {
    const { card, under, only } = value as Partial<PlacedCard> & { only?: unknown };
    yield* cardsOf(card);
    yield* cardsOf(under);
    yield* cardsOf(only);
  }
}

/** The test cards of a scenario's literal, each with an id. */
export function testCardsOf(setup: ScenarioSetup): Map<TestCard, string> {
  const ids = new Map<TestCard, string>();
  for (const place of [
    setup.filler,
    setup.cards,
    ...(setup.players ?? []).flatMap((p) => Object.values(p)),
  ]) {
    for (const made of cardsOf(place)) if (!ids.has(made)) ids.set(made, `test-${ids.size + 1}`);
  }
  return ids;
}
