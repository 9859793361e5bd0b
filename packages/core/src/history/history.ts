import type { GameEvent } from '../events/game-event.ts';
import type { State } from '../state/state.ts';

/** This turn's events, newest first. */
export class HistoryEntry {
  constructor(
    readonly event: GameEvent,
    readonly earlier: HistoryEntry | null,
  ) {}
}

/** Adds an event to this turn's history. */
export function record(state: State, event: GameEvent): void {
  state.history = new HistoryEntry(event, state.history);
}
