import type { Draft, ReadonlyState } from './state.ts';

/** What a column has one number for. */
export type ColumnScope = 'card' | 'player' | 'game';

let nextId = 0;

/** One number per card, per player or per game. Make one with {@link cardColumn} and its siblings. */
export class Column {
  /** Process-wide identity; index into {@link Layout.base}. Never stored in state. */
  readonly id: number = nextId++;
  constructor(
    readonly name: string,
    readonly scope: ColumnScope,
    /** The value a row starts with, and a card column returns to when its card changes zone. */
    readonly initial: number,
    /** Whether a card keeps the value when it changes zone. */
    readonly sticky: boolean,
  ) {}

  /** The value for row `i` (card or player index; 0 for the game). */
  get(state: ReadonlyState, i: number): number {
    const layout = state.layout;
    return state.n[layout.base[this.id]! + i * layout.stride[this.id]!]!;
  }

  /** Write; only commits hold a {@link Draft}. */
  put(draft: Draft, i: number, value: number): void {
    const layout = draft.layout;
    draft.n[layout.base[this.id]! + i * layout.stride[this.id]!] = value;
  }
}

export interface ColumnOptions {
  readonly initial?: number;
  /** Card columns only: keep the value when the card changes zone. */
  readonly sticky?: boolean;
}

/** Declares a number that every card has (`damage`). Reset to `initial` when a card changes zone unless `sticky`. */
export function cardColumn(name: string, options: ColumnOptions = {}): Column {
  return new Column(name, 'card', options.initial ?? 0, options.sticky ?? false);
}

/** Declares a number that every player has (`score`). */
export function playerColumn(name: string, options: ColumnOptions = {}): Column {
  return new Column(name, 'player', options.initial ?? 0, true);
}

/** Declares a number that the game has. */
export function gameColumn(name: string, options: ColumnOptions = {}): Column {
  return new Column(name, 'game', options.initial ?? 0, true);
}
