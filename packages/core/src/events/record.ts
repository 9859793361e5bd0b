import { type GameEvent, HistoryEntry } from '../model/game-event.ts';
import type { State } from '../model/state.ts';

/** Adds an event to this turn's history. */
export function record(state: State, event: GameEvent): void {
  state.history = new HistoryEntry(event, state.history);
}
