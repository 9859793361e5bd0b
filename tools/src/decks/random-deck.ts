import type { CardDefinition, Engine } from '@cardwright/core';
import { chanceOf } from '../bots/chance-of.ts';

const SIZE = 60;
const COPIES = 4;

/** The cards of an engine that may be in decks, one of each full name. */
interface Pool {
  readonly inks: readonly string[];
  readonly cards: readonly CardDefinition[];
}

const pools = new WeakMap<Engine, Pool>();

function poolOf(engine: Engine): Pool {
  let pool = pools.get(engine);
  if (pool === undefined) {
    const supported = engine.cards
      .map(({ definition }) => definition)
      .filter(({ unsupported }) => unsupported === undefined);
    const cards = [...new Map(supported.map((card) => [card.fullName, card])).values()];
    pool = { inks: [...new Set(cards.flatMap(({ colors }) => colors))].sort(), cards };
    pools.set(engine, pool);
  }
  return pool;
}

/**
 * A random legal deck: 60 supported cards of two ink types, no more than 4 copies of a full name (CR 1.10.1.1).
 *
 * @param seed decides it whole
 */
export function randomDeck(engine: Engine, seed: number): readonly string[] {
  const random = chanceOf(seed);
  const { inks, cards } = poolOf(engine);
  const chosen = random.sample(inks, 2);
  const copies: string[] = [];
  for (const { id, colors } of cards)
    if (colors.every((ink) => chosen.includes(ink))) for (let i = 0; i < COPIES; i++) copies.push(id);
  return random.sample(copies, SIZE).sort();
}
