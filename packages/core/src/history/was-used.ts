import { abilityUsed } from '../events/core-events.ts';
import type { ReadonlyState } from '../state/state.ts';

/** Whether an ability with a limit has been used this turn by this card (CR 6.1.13.2). */
export function wasUsed(state: ReadonlyState, id: string, source: number): boolean {
  for (let entry = state.history; entry !== null; entry = entry.earlier) {
    const { event } = entry;
    if (event.kind === abilityUsed && event.source === source && event.data!['part'] === id) return true;
  }
  return false;
}
