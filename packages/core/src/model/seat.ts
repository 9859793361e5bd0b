import { playerCount } from './core-columns.ts';
import type { ReadonlyState } from './state.ts';

/** Whether the seat is taken: for numbers from outside. */
export const isSeat = (state: ReadonlyState, player: number): boolean =>
  Number.isInteger(player) && player >= 0 && player < playerCount.get(state, 0);
