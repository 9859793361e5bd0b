import type { Engine } from '@cardwright/core';
import type { CardDefinition } from '@cardwright/core/data';
import { formatOf } from '@cardwright/dsl/decks';
import type { DeckShape } from '@cardwright/dsl/kit';
import { chanceOf } from '../bots/chance-of.ts';
import { fail } from '../problems/problem.ts';

/** The cards of an engine that may be in decks, one of each full name. */
interface Pool {
  readonly colors: readonly string[];
  readonly cards: readonly CardDefinition[];
}

const pools = new WeakMap<Engine, Pool>();

function poolOf(engine: Engine): Pool {
  let pool = pools.get(engine);
  if (pool === undefined) {
    const format = formatOf(engine);
    const supported = engine.cards
      .map(({ definition }) => definition)
      .filter(({ id, unsupported }) => unsupported === undefined && format?.besides?.includes(id) !== true)
      .filter(({ id }) => format?.check(engine, [id]).some(({ card }) => card === id) !== true);
    const cards = [...new Map(supported.map((card) => [card.fullName, card])).values()];
    pool = { colors: [...new Set(cards.flatMap(({ colors }) => colors))].sort(), cards };
    pools.set(engine, pool);
  }
  return pool;
}

/**
 * A random legal deck of cards that the engine's format has nothing against.
 *
 * @param seed decides it whole
 * @throws ProblemError when there are too few cards for one
 */
export function randomDeck(engine: Engine, seed: number, shape: DeckShape): readonly string[] {
  const random = chanceOf(seed);
  const { colors: all, cards } = poolOf(engine);
  const chosen = shape.colors === undefined ? all : random.sample(all, shape.colors);
  const copies: string[] = [];
  for (const { id, colors } of cards)
    if (colors.every((color) => chosen.includes(color)))
      for (let i = 0; i < shape.copies; i++) copies.push(id);
  if (copies.length < shape.size)
    return fail(
      'format/too-few-cards',
      `${cards.length} cards may be used, too few for a deck of ${shape.size}`,
      {
        help: 'allow more sets, or give deck lists',
      },
    );
  return random.sample(copies, shape.size).sort();
}
