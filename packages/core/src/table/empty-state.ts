import { allocate } from '../model/allocate.ts';
import { cardCount, playerCount } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import { State, type WritableState } from '../model/state.ts';
import { clearZones } from './zone-list.ts';

/** An empty table for this many cards, every row at its initial values. */
export function emptyState(kernel: Kernel, players: number, cards: number): State {
  const { layout } = kernel;
  const state = new State(layout, allocate(layout.cardsAt + cards * layout.cardStride));
  const draft = state as unknown as WritableState;
  for (const column of kernel.columns) {
    const rows = column.scope === 'player' ? layout.maxPlayers : 1;
    if (column.initial !== 0) for (let i = 0; i < rows; i++) column.put(draft, i, column.initial);
  }
  copyFirstRow(state.n, layout.cardsAt, layout.cardStride);
  clearZones(draft);
  playerCount.put(draft, 0, players);
  cardCount.put(draft, 0, cards);
  return state;
}

/** Copies the first card's row to all others, twice as many at each step. */
function copyFirstRow(n: Int32Array, from: number, stride: number): void {
  for (let to = from + stride; to < n.length; to += to - from) n.copyWithin(to, from, to);
}

/** Whether it is a valid seed. */
export const isSeed = (seed: unknown): boolean =>
  Number.isInteger(seed) && (seed as number) >= -0x80000000 && (seed as number) <= 0xffffffff;
