import type { GameEvent } from './game-event.ts';
import type { ReadonlyState, State } from './state.ts';

/** This turn's events, newest first. */
export class HistoryEntry {
  /** How many events of this turn there are with this one. */
  readonly count: number;
  constructor(
    readonly event: GameEvent,
    readonly earlier: HistoryEntry | null,
  ) {
    this.count = earlier === null ? 1 : earlier.count + 1;
  }
}

/** Adds an event to this turn's history. */
export function record(state: State, event: GameEvent): void {
  state.history = new HistoryEntry(event, state.history);
}

/** How many events there have been this turn. */
export const eventCount = ({ history }: ReadonlyState): number => (history === null ? 0 : history.count);
