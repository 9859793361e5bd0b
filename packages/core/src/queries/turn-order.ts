import { hasLeft, playerCount } from '../model/core-columns.ts';
import type { ReadonlyState } from '../model/state.ts';

/** Players still in the game in turn order, starting with `first` or the next one after it. */
export function inTurnOrder(state: ReadonlyState, first: number): number[] {
  const count = playerCount.get(state, 0);
  const players: number[] = [];
  for (let i = 0; i < count; i++) {
    const player = (first + i) % count;
    if (hasLeft.get(state, player) === 0) players.push(player);
  }
  return players;
}
