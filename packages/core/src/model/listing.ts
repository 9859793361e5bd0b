import type { CardRef } from './card-ref.ts';

/** The fields of a state that show whether it is unchanged. */
interface Moment {
  readonly run: number;
}

/**
 * Cache of the turn actions listed last, valid until anything changes: a listed action needs no second check. Keeps its
 * own copy, since callers may modify their list.
 */
export class Listing {
  private state: Moment | null = null;
  private run = 0;
  private turn = 0;
  private count = 0;
  private readonly rows: object[] = [];
  private readonly cards: CardRef[] = [];
  private readonly options: number[] = [];

  /** Starts a new listing. Returns its number, for `complete`. */
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

  /**
   * Marks the listing as valid for the current state. Discarded if a check of the game has started another listing
   * meanwhile.
   */
  complete(state: Moment, turn: number): void {
    this.state = turn === this.turn ? state : null;
    this.run = state.run;
  }

  /** Invalidates the cache: something changed. */
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
