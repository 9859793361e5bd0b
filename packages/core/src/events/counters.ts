import { cardOf } from '../model/card-ref.ts';
import { type Column, cardColumn, playerColumn } from '../model/column.ts';
import { defineEvent, type EventKind } from '../model/event-kind.ts';

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
  const change = (done: string, sign: 1 | -1): EventKind =>
    defineEvent(`${what}-${done}`, {
      affects: on,
      unit: what,
      reduce: (_kernel, s, e) => {
        const there = column.get(s, on === 'card' ? cardOf(e.card) : e.player);
        const amount = sign < 0 ? Math.min(e.amount, there) : e.amount;
        return amount <= 0 ? null : amount === e.amount ? e : e.withAmount(amount);
      },
      commit: (_kernel, d, e) => {
        const row = on === 'card' ? cardOf(e.card) : e.player;
        column.put(d, row, column.get(d, row) + sign * e.amount);
      },
    });
  return { name, column, put: change('put', 1), removed: change('removed', -1) };
}
