import { abilityUsed, activated, chosen } from '../model/noted-events.ts';
import type { ReadonlyState } from '../model/state.ts';

/** Whether an ability with a limit has been used this turn by this card, as often as it may be. */
export function wasUsed(state: ReadonlyState, id: string, source: number, times = 1): boolean {
  let left = times;
  for (let entry = state.history; entry !== null; entry = entry.earlier) {
    const { event } = entry;
    if (event.kind === abilityUsed && event.source === source && event.data!['part'] === id && --left <= 0)
      return true;
  }
  return false;
}

/** Events that change nothing: they are only remembered. */
const NOTED = [abilityUsed, activated, chosen];

/** Whether anything has been done since the history had this length. Events that change nothing do not count. */
export function wasAnythingDone(state: ReadonlyState, since: number): boolean {
  for (let entry = state.history; entry !== null && entry.count > since; entry = entry.earlier)
    if (!NOTED.includes(entry.event.kind)) return true;
  return false;
}

/** The length of this turn's history. */
export const eventCount = ({ history }: ReadonlyState): number => (history === null ? 0 : history.count);
