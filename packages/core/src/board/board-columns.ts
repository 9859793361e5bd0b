import type { Column, ColumnScope } from '../model/column.ts';
import { coreColumns, enteredTurn, facedown, hasLeft } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import type { Zone } from '../model/zone.ts';

/** The kernel's own columns that a literal may set by name; the others are derived from the rest of the board. */
const FREE: readonly Column[] = [facedown, enteredTurn, hasLeft];

/** The columns of a scope that board literals can set, by name. */
export function boardColumns(kernel: Kernel, scope: ColumnScope): Map<string, Column> {
  const columns = new Map<string, Column>();
  for (const column of kernel.columns) {
    if (column.scope === scope && (FREE.includes(column) || !coreColumns.includes(column)))
      columns.set(column.name, column);
  }
  return columns;
}

/** The default of a column for a card in this zone. */
export function defaultIn(kernel: Kernel, zone: Zone, column: Column): number {
  return kernel.rules.board?.zones?.[zone.name]?.[column.name] ?? column.initial;
}
