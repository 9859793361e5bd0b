import type { BoardLiteral, CardLiteral, Engine, PlayerLiteral } from '@cardwright/core';
import type { CardDefinition } from '@cardwright/core/data';
import type { BoardRanges, DeckRange, ZoneRange } from '@cardwright/dsl/kit';
import * as fc from 'fast-check';
import type { Below } from '../answers/any-answer.ts';

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

const zonesIn = (cards: readonly CardDefinition[], ranges: Readonly<Record<string, ZoneRange>>) =>
  Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => [
      name,
      fc.array(cardIn(cards, range), { minLength: range.min ?? 0, maxLength: range.max, size: 'max' }),
    ]),
  );

function side(cards: readonly CardDefinition[], ranges: BoardRanges): fc.Arbitrary<PlayerLiteral> {
  const zones = zonesIn(cards, ranges.zones);
  const columns = Object.fromEntries(
    Object.entries(ranges.columns ?? {}).map(([name, values]) => [name, fc.constantFrom(...values)]),
  );
  return fc.record({ ...zones, ...columns }) as unknown as fc.Arbitrary<PlayerLiteral>;
}

/** Arbitrary boards of a game: any supported card, in any zone and state it can be in. */
export function boardArbitrary(engine: Engine, ranges: BoardRanges): fc.Arbitrary<BoardLiteral> {
  const cards = supported(engine);
  const one = side(cards, ranges);
  return fc.constantFrom(...(ranges.players ?? [engine.rules.minPlayers])).chain((count) =>
    fc.record({
      turn: fc.integer({ min: count + 1, max: 20 }),
      active: fc.integer({ min: 0, max: count - 1 }),
      starting: fc.integer({ min: 0, max: count - 1 }),
      seed: fc.nat(0xffff),
      players: fc.array(one, { minLength: count, maxLength: count }),
      ...(ranges.shared !== undefined && { shared: fc.record(zonesIn(cards, ranges.shared)) }),
    }),
  ) as fc.Arbitrary<BoardLiteral>;
}

/** Arbitrary decks of a game, as card ids. Further deck rules of a format are ignored. */
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
 * A list of plain numbers that determines all answers, so that fast-check can shrink it. `anyAnswer(engine, state,
 * choosing(choices))` consumes the next one.
 */
export const choicesArbitrary = (most = 60): fc.Arbitrary<number[]> =>
  fc.array(fc.nat(0xffff), { maxLength: most });

/** A source of choices from a list: each number modulo the limit, and 0 once the list is used up. */
export function choosing(choices: readonly number[]): Below {
  let at = 0;
  return (limit) => (choices[at++] ?? 0) % limit;
}
