import { LARGEST_NUMBER } from '../ability/numbers.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { ColumnLiteral } from '../model/board-literal.ts';
import type { Column } from '../model/column.ts';
import { facedown, hasLeft, stackedUnder } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import { cardOf } from '../model/reference.ts';
import type { WritableState } from '../model/state.ts';
import { resolveAddress } from '../view/address.ts';
import { boardColumns, defaultIn } from './board-columns.ts';
import { boardInvalid, unknownName } from './board-error.ts';
import type { GivenColumns, PlacedCard, ReadPlayer } from './read-player.ts';

/** Converts a literal value to the number that its column stores. */
function numberFor(
  kernel: Kernel,
  draft: WritableState,
  column: Column,
  value: ColumnLiteral,
  at: string,
): number {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' && column.meaning === 'number') {
    const least = Math.min(0, column.initial);
    const most = column === facedown || column === hasLeft ? 1 : LARGEST_NUMBER;
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    boardInvalid(at, `${value} is no value of it.`, `Give a whole number from ${least} to ${most}.`);
  }
  if (typeof value === 'string' && column.meaning !== 'number') {
    try {
      const ref = resolveAddress(kernel, draft, value);
      return column.meaning === 'reference' ? ref : cardOf(ref) + 1;
    } catch (error) {
      if (!(error instanceof CardwrightError)) throw error;
      boardInvalid(at, error.message, 'Give an address such as p0:play:0.');
    }
  }
  const wanted =
    column.meaning === 'number' ? 'a whole number, true or false' : 'an address such as p0:play:0';
  return boardInvalid(at, `${JSON.stringify(value)} is no value of it.`, `Give ${wanted}.`);
}

/** Writes the columns that a literal names. */
function write(
  kernel: Kernel,
  draft: WritableState,
  columns: ReadonlyMap<string, Column>,
  row: number,
  given: GivenColumns,
): void {
  for (const [name, value] of Object.entries(given.values)) {
    const column = columns.get(name);
    if (column === undefined) unknownName(given.at, 'column', name, columns.keys());
    column!.put(draft, row, numberFor(kernel, draft, column!, value, `${given.at}.${name}`));
  }
}

/** Sets every column of a board after its cards were placed: first the zone defaults, then the given values. */
export function setColumns(
  kernel: Kernel,
  draft: WritableState,
  cards: readonly PlacedCard[],
  players: readonly ReadPlayer[],
  game: Readonly<Record<string, ColumnLiteral>>,
): void {
  const ofCards = boardColumns(kernel, 'card');
  cards.forEach((placed, index) => {
    for (const column of ofCards.values()) {
      const value = defaultIn(kernel, placed.zone, column);
      if (value !== column.initial) column.put(draft, index, value);
    }
    if (placed.below >= 0) stackedUnder.put(draft, index, placed.below + 1);
    write(kernel, draft, ofCards, index, placed);
  });
  const ofPlayers = boardColumns(kernel, 'player');
  for (const [index, player] of players.entries()) write(kernel, draft, ofPlayers, index, player);
  write(kernel, draft, boardColumns(kernel, 'game'), 0, { at: 'columns', values: game });
}
