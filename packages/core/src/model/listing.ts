import type { CardRef } from './reference.ts';

/** A state, as far as it tells whether it is the same still. */
interface Moment {
  readonly run: number;
}

/**
 * The turn actions that were listed last, until anything changes: one of them needs no second check. It keeps its own
 * copy, since whoever asked for the list may change theirs.
 */
export class Listing {
  private state: Moment | null = null;
  private run = 0;
  private turn = 0;
  private count = 0;
  private readonly rows: object[] = [];
  private readonly cards: CardRef[] = [];
  private readonly options: number[] = [];

  /** Begins anew. Returns what `complete` wants to know: which listing it is. */
  begin(): number {
    this.state = null;
    this.count = 0;
    return ++this.turn;
  }

  add(row: object, card: CardRef, option: number): void {
    const at = this.count++;
    this.rows[at] = row;
    this.cards[at] = card;
    this.options[at] = option;
  }

  /** What was added is legal in a state as it is now. Nothing is kept if a check of the game has listed others meanwhile. */
  complete(state: Moment, turn: number): void {
    this.state = turn === this.turn ? state : null;
    this.run = state.run;
  }

  /** Something changes: what was listed may not be legal any more. */
  forget(): void {
    this.state = null;
  }

  has(state: Moment, row: object, card: CardRef, option: number): boolean {
    if (state !== this.state || state.run !== this.run) return false;
    for (let i = 0; i < this.count; i++)
      if (this.cards[i] === card && this.rows[i] === row && this.options[i] === option) return true;
    return false;
  }
}
