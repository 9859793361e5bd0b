import type { Column } from '../model/column.ts';
import { defineEvent, type EventKind } from '../model/event-kind.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Pool } from '../model/game-rules.ts';

/** An event by which the number in a pool (`data.pool`) changes; nothing happens if it would not. */
const changes = (name: string, sign: 1 | -1): EventKind =>
  defineEvent(name, {
    affects: 'player',
    facts: ['pool'],
    reduce: (_kernel, _state, e) => (e.amount > 0 ? e : null),
    commit: (kernel, draft, { player, amount, data }) => {
      const { column } = kernel.rules.pools!.find((pool) => pool.name === data!['pool'])!;
      column!.put(draft, player, column!.get(draft, player) + sign * amount);
    },
  });

/** A player gets `amount` into a pool: `data.pool`. */
export const poolFilled: EventKind = changes('pool-filled', 1);
/** A player pays from a pool. */
export const poolSpent: EventKind = changes('pool-spent', -1);
/** What a player did not pay from a pool goes, as a step, phase or turn ends. */
export const poolEmptied: EventKind = changes('pool-emptied', -1);

/** Puts an amount into a pool of {@link columnPool}. */
export const fills = (pool: Pool, player: number, amount: number): GameEvent =>
  poolFilled.of(player, { amount, data: { pool: pool.name } });

/**
 * A pool whose content is a player's number in a column. The game lists the column, and the events `poolFilled`,
 * `poolSpent` and `poolEmptied`.
 * @param options.pays the resource, if not the pool's own name
 */
export function columnPool(
  name: string,
  column: Column,
  options: Pick<Pool, 'only' | 'empties'> & { readonly pays?: string } = {},
): Pool {
  const { pays = name, ...rules } = options;
  return {
    name,
    pays,
    column,
    amount: (state, player) => column.get(state, player),
    spent: (player, amount, source) =>
      poolSpent.of(player, { amount, source, data: { pool: name, cost: true } }),
    ...rules,
  };
}
