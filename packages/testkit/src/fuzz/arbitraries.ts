import type { BoardLiteral, CardDefinition, CardLiteral, Engine, PlayerLiteral } from '@cardwright/core';
import * as fc from 'fast-check';
import type { Below } from '../answers/any-answer.ts';

/** What may lie in a zone of a generated board. */
export interface ZoneRange {
  readonly min?: number;
  readonly max: number;
  /** Which cards; all supported ones if absent. */
  readonly fits?: (card: CardDefinition) => boolean;
  /** Values that card columns may have there, by name; the first is the usual one. */
  readonly columns?: Readonly<Record<string, readonly number[]>>;
  /** Most cards under a card. */
  readonly under?: number;
}

/** What boards of a game may look like. */
export interface BoardRanges {
  readonly zones: Readonly<Record<string, ZoneRange>>;
  /** Values that player columns may have, by name. */
  readonly columns?: Readonly<Record<string, readonly number[]>>;
  /** How many sit at the table; as few as the game allows if absent. */
  readonly players?: readonly number[];
}

/** What decks of a game may look like. */
export interface DeckRange {
  readonly size: number;
  /** Most copies of a card. */
  readonly copies: number;
  /** Which cards; all supported ones if absent. */
  readonly fits?: (card: CardDefinition) => boolean;
}

const supported = (engine: Engine): CardDefinition[] =>
  engine.cards.map(({ definition }) => definition).filter(({ unsupported }) => unsupported === undefined);

function cardIn(cards: readonly CardDefinition[], range: ZoneRange): fc.Arbitrary<CardLiteral> {
  const fitting = cards.filter((card) => range.fits?.(card) ?? true).map(({ id }) => id);
  const columns = Object.fromEntries(
    Object.entries(range.columns ?? {}).map(([name, values]) => [name, fc.constantFrom(...values)]),
  );
  const id = fc.constantFrom(...fitting);
  const under =
    (range.under ?? 0) === 0
      ? {}
      : {
          under: fc.oneof(
            { weight: 5, arbitrary: fc.constant([]) },
            fc.array(id, { maxLength: range.under! }),
          ),
        };
  return fc.record({ card: id, ...columns, ...under }) as unknown as fc.Arbitrary<CardLiteral>;
}

function side(cards: readonly CardDefinition[], ranges: BoardRanges): fc.Arbitrary<PlayerLiteral> {
  const zones = Object.fromEntries(
    Object.entries(ranges.zones).map(([name, range]) => [
      name,
      fc.array(cardIn(cards, range), { minLength: range.min ?? 0, maxLength: range.max, size: 'max' }),
    ]),
  );
  const columns = Object.fromEntries(
    Object.entries(ranges.columns ?? {}).map(([name, values]) => [name, fc.constantFrom(...values)]),
  );
  return fc.record({ ...zones, ...columns }) as unknown as fc.Arbitrary<PlayerLiteral>;
}

/** Boards of a game: any supported card, anywhere it may be, in any circumstances it may be in. */
export function boardArbitrary(engine: Engine, ranges: BoardRanges): fc.Arbitrary<BoardLiteral> {
  const one = side(supported(engine), ranges);
  return fc.constantFrom(...(ranges.players ?? [engine.rules.minPlayers])).chain((count) =>
    fc.record({
      turn: fc.integer({ min: count + 1, max: 20 }),
      active: fc.integer({ min: 0, max: count - 1 }),
      starting: fc.integer({ min: 0, max: count - 1 }),
      seed: fc.nat(0xffff),
      players: fc.array(one, { minLength: count, maxLength: count }),
    }),
  ) as fc.Arbitrary<BoardLiteral>;
}

/** Decks of a game, as card ids. What a format asks of decks besides is not kept. */
export function deckArbitrary(engine: Engine, { size, copies, fits }: DeckRange): fc.Arbitrary<string[]> {
  const ids = supported(engine)
    .filter((card) => fits?.(card) ?? true)
    .map(({ id }) => id);
  return fc
    .array(fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: copies })), {
      minLength: size,
      maxLength: size,
    })
    .map((entries) => entries.flatMap(([id, count]) => new Array<string>(count).fill(id)).slice(0, size));
}

/**
 * Choices that answer whatever a game asks, as plain numbers, so that fast-check can make them fewer and smaller.
 * `anyAnswer(engine, state, choosing(choices))` takes the next.
 */
export const choicesArbitrary = (most = 60): fc.Arbitrary<number[]> =>
  fc.array(fc.nat(0xffff), { maxLength: most });

/** Chance that comes from a list: each number is taken modulo what there is to choose from, and 0 when none is left. */
export function choosing(choices: readonly number[]): Below {
  let at = 0;
  return (limit) => (choices[at++] ?? 0) % limit;
}
