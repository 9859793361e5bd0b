import { LARGEST_NUMBER } from '../ability/numbers.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { ColumnLiteral } from '../model/board-literal.ts';
import { type CardRef, cardOf } from '../model/card-ref.ts';
import type { Column, ColumnScope } from '../model/column.ts';
import { facedown, hasLeft, liesUnder } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import type { WritableState } from '../model/state.ts';
import type { Zone } from '../model/zone.ts';
import { resolveAddress } from '../view/address.ts';
import { boardColumns, defaultIn } from './board-columns.ts';
import { boardInvalid, unknownName } from './board-error.ts';
import type { GivenColumns, ReadBoard } from './read-player.ts';

/** Writes the columns of one table. */
class ColumnWriter {
  private readonly columns: Readonly<Record<ColumnScope, ReadonlyMap<string, Column>>>;

  constructor(
    private readonly kernel: Kernel,
    private readonly draft: WritableState,
  ) {
    this.columns = {
      card: boardColumns(kernel, 'card'),
      player: boardColumns(kernel, 'player'),
      game: boardColumns(kernel, 'game'),
    };
  }

  /** Sets every column of a card to what its zone says. */
  setDefaults(card: number, zone: Zone): void {
    for (const column of this.columns.card.values()) {
      const value = defaultIn(this.kernel, zone, column);
      if (value !== column.initial) column.put(this.draft, card, value);
    }
  }

  /** Writes the columns that a literal names. */
  write(scope: ColumnScope, row: number, given: GivenColumns): void {
    const columns = this.columns[scope];
    for (const [name, value] of Object.entries(given.values)) {
      const column = columns.get(name);
      if (column === undefined) unknownName(given.at, 'column', name, columns.keys());
      column!.put(this.draft, row, this.numberFor(column!, value, `${given.at}.${name}`));
    }
  }

  /** Converts a literal value to the number that its column stores. */
  private numberFor(column: Column, value: ColumnLiteral, at: string): number {
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (typeof value === 'number' && column.meaning === 'number') {
      const least = Math.min(0, column.initial);
      const most = column === facedown || column === hasLeft ? 1 : LARGEST_NUMBER;
      if (Number.isInteger(value) && value >= least && value <= most) return value;
      boardInvalid(at, `${value} is no value of it.`, `Give a whole number from ${least} to ${most}.`);
    }
    if (typeof value === 'string' && column.meaning !== 'number') {
      const ref = this.cardAt(value, at);
      return column.meaning === 'reference' ? ref : cardOf(ref) + 1;
    }
    const wanted =
      column.meaning === 'number' ? 'a whole number, true or false' : 'an address such as p0:play:0';
    return boardInvalid(at, `${JSON.stringify(value)} is no value of it.`, `Give ${wanted}.`);
  }

  private cardAt(address: string, at: string): CardRef {
    try {
      return resolveAddress(this.kernel, this.draft, address);
    } catch (error) {
      if (!(error instanceof CardwrightError)) throw error;
      return boardInvalid(at, error.message, 'Give an address such as p0:play:0.');
    }
  }
}

/** Sets every column of a board after its cards were placed: first the zone defaults, then the given values. */
export function setColumns({ kernel, cards, players, columns }: ReadBoard, draft: WritableState): void {
  const writer = new ColumnWriter(kernel, draft);
  for (const [card, placed] of cards.entries()) {
    writer.setDefaults(card, placed.zone);
    if (placed.below >= 0) liesUnder.put(draft, card, placed.below + 1);
    writer.write('card', card, placed);
  }
  for (const [seat, given] of players.entries()) writer.write('player', seat, given);
  writer.write('game', 0, columns);
}
