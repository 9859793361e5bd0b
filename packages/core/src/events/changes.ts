import { cardOf } from '../model/card-ref.ts';
import type { Column } from '../model/column.ts';
import { defineEvent, type EventKind, type EventOptions } from '../model/event-kind.ts';

/** How an event changes a number, besides what any event says. */
export interface ChangeOptions extends Partial<Omit<EventOptions, 'affects' | 'reduce' | 'commit'>> {
  /** 1 for an event that adds its amount, -1 for one that takes it away. */
  readonly by: 1 | -1;
  /** The number does not fall below it: as much is taken as there is. Absent: it falls without end. */
  readonly least?: number;
}

/**
 * Declares an event by which the number of a card or player in a column goes up or down by its amount. Of nothing nothing
 * happens.
 *
 * @example
 * ```ts
 * const life = playerColumn('life', { initial: 20 });
 * const lifeLost = defineChange('life-lost', life, { by: -1, least: 0, unit: 'life' });
 * ```
 */
export function defineChange(name: string, column: Column, options: ChangeOptions): EventKind {
  const { by, least, ...more } = options;
  const ofCard = column.scope === 'card';
  return defineEvent(name, {
    ...more,
    affects: ofCard ? 'card' : 'player',
    reduce: (_kernel, state, e) => {
      if (by > 0 || least === undefined) return e.amount > 0 ? e : null;
      const amount = Math.min(e.amount, column.get(state, ofCard ? cardOf(e.card) : e.player) - least);
      return amount <= 0 ? null : amount === e.amount ? e : e.withAmount(amount);
    },
    commit: (_kernel, draft, e) => {
      const row = ofCard ? cardOf(e.card) : e.player;
      column.put(draft, row, column.get(draft, row) + by * e.amount);
    },
  });
}
