import { CardwrightError, type Engine } from '@cardwright/core';
import type { CardDefinition } from '@cardwright/core/data';
import { formatOf } from '@cardwright/dsl/decks';
import type { DeckShape } from '@cardwright/dsl/kit';
import { chanceOf } from './chance-of.ts';

/** The cards of an engine that may be in decks, one of each full name. */
interface Pool {
  readonly colors: readonly string[];
  readonly cards: readonly CardDefinition[];
  /** Whether a format has something against so many of a card. */
  readonly refused: (id: string, count: number) => boolean;
  /** What a deck of some colors is drawn from; filled as asked for. */
  readonly copies: Map<string, Copies>;
}

interface Copies {
  /** The ids, sorted. */
  readonly ids: readonly string[];
  /** The position in `ids` of each copy that a deck may hold. Numbers sort several times faster than ids. */
  readonly copies: readonly number[];
}

const pools = new WeakMap<Engine, Pool>();

function poolOf(engine: Engine): Pool {
  let pool = pools.get(engine);
  if (pool === undefined) {
    const format = formatOf(engine);
    const refused = (id: string, count: number): boolean =>
      format?.check(engine, Array<string>(count).fill(id)).some(({ card }) => card === id) === true;
    const supported = engine.cards
      .map(({ definition }) => definition)
      .filter(({ id, unsupported }) => unsupported === undefined && format?.besides?.includes(id) !== true)
      .filter(({ id }) => !refused(id, 1));
    const cards = [...new Map(supported.map((card) => [card.fullName, card])).values()];
    pool = {
      colors: [...new Set(cards.flatMap(({ colors }) => colors))].sort(),
      cards,
      refused,
      copies: new Map(),
    };
    pools.set(engine, pool);
  }
  return pool;
}

function copiesOf({ cards, copies, refused }: Pool, chosen: readonly string[], each: number): Copies {
  const key = `${each} ${chosen.join(' ')}`;
  let found = copies.get(key);
  const allowed = (id: string, most: number): number =>
    most > 1 && refused(id, most) ? allowed(id, most - 1) : most;
  if (found === undefined) {
    const usable = cards.filter(({ colors }) => colors.every((color) => chosen.includes(color)));
    const ids = usable.map(({ id }) => id).sort();
    found = {
      ids,
      copies: usable.flatMap(({ id }) => Array<number>(allowed(id, each)).fill(ids.indexOf(id))),
    };
    copies.set(key, found);
  }
  return found;
}

/**
 * A random legal deck of cards that the engine's format has nothing against.
 *
 * @param seed decides it whole
 * @throws CardwrightError `deck-invalid` when there are too few cards for one
 */
export function randomDeck(engine: Engine, seed: number, shape: DeckShape): readonly string[] {
  const random = chanceOf(seed);
  const pool = poolOf(engine);
  const { colors: all, cards } = pool;
  const chosen = shape.colors === undefined ? all : random.sample(all, shape.colors);
  const { ids, copies } = copiesOf(pool, [...chosen].sort(), shape.copies);
  if (copies.length < shape.size)
    throw new CardwrightError(
      'deck-invalid',
      `${cards.length} cards may be used, too few for a deck of ${shape.size}.`,
      { fix: 'Allow more sets, or give deck lists.' },
    );
  const deck: string[] = [];
  for (const position of new Uint32Array(random.sample(copies, shape.size)).sort()) deck.push(ids[position]!);
  return deck;
}
