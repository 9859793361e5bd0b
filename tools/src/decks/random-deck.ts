import type { Engine } from '@cardwright/core';
import { RandomSource } from '../bots/random-source.ts';

const SIZE = 60;
const COPIES = 4;

/**
 * A random legal deck: 60 supported cards of two ink types, no more than 4 copies of a full name (CR 1.10.1.1).
 *
 * @param seed decides it whole
 */
export function randomDeck(engine: Engine, seed: number): readonly string[] {
  const random = new RandomSource(seed);
  const cards = engine.cards
    .map(({ definition }) => definition)
    .filter(({ unsupported }) => unsupported === undefined);
  const inks = [...new Set(cards.flatMap(({ colors }) => colors))].sort();
  const chosen = random.sample(inks, Math.min(2, inks.length));
  const pool = cards.filter(({ colors }) => colors.every((ink) => chosen.includes(ink)));
  const copies = [...new Map(pool.map((card) => [card.fullName, card])).values()].flatMap(({ id }) =>
    new Array<string>(COPIES).fill(id),
  );
  return random.sample(copies, Math.min(SIZE, copies.length)).sort();
}
