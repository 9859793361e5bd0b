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
    const rows = column.scope === 'game' ? 1 : column.scope === 'player' ? layout.maxPlayers : cards;
    if (column.initial !== 0) for (let i = 0; i < rows; i++) column.put(draft, i, column.initial);
  }
  clearZones(draft);
  playerCount.put(draft, 0, players);
  cardCount.put(draft, 0, cards);
  return state;
}

/** Whether it is a valid seed. */
export const isSeed = (seed: unknown): boolean =>
  Number.isInteger(seed) && (seed as number) >= -0x80000000 && (seed as number) <= 0xffffffff;
