import { type Column, cardColumn, playerColumn } from '../model/column.ts';
import type { EventKind } from '../model/event-kind.ts';
import { defineChange } from './changes.ts';

/** A kind of counter on cards or on players: its column, and the events that put and remove it. */
export interface Counter {
  /** What text calls it; absent for the only kind of a game. */
  readonly name?: string;
  /** How many there are. */
  readonly column: Column;
  readonly put: EventKind;
  readonly removed: EventKind;
}

/**
 * Declares a kind of counter. The game lists its column and its two events, `<name>-counters-put` and
 * `<name>-counters-removed`, and gives it to `counterRows`.
 *
 * @param on what it lies on; a card loses its counters when it changes zone
 */
export function defineCounter(name: string, on: 'card' | 'player'): Counter & { readonly name: string } {
  const what = `${name}-counters`;
  const column = on === 'card' ? cardColumn(what) : playerColumn(what);
  return {
    name,
    column,
    put: defineChange(`${what}-put`, column, { by: 1, unit: what }),
    removed: defineChange(`${what}-removed`, column, { by: -1, least: 0, unit: what }),
  };
}
