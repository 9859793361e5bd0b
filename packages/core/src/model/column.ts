import { CardwrightError } from '../errors/cardwright-error.ts';
import { onlyOptions } from '../errors/only-options.ts';
import type { Layout } from './layout.ts';
import type { Numbers, WritableNumbers } from './numbers.ts';
import { callForCheck } from './unchecked.ts';

/** What a column has one number for. */
export type ColumnScope = 'card' | 'player' | 'game';

/**
 * What its numbers mean: a plain number, a card (its index plus one; 0 for none) or a reference to a card (-1 for
 * none). Views and board literals write cards as addresses, since indexes and references tell what no one may know.
 */
export type ColumnMeaning = 'number' | 'card' | 'reference';

let nextId = 0;

/** The last and the first number of 32 bits. */
const LAST = 2 ** 31 - 1;
const FIRST = -(2 ** 31);

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
    readonly meaning: ColumnMeaning = 'number',
    /** Whether those who see its card (everybody, for players and the game) see the value. */
    readonly visibility: 'public' | 'no-one' = 'public',
    /** Whether it goes back to its initial value when a turn begins. */
    readonly perTurn: boolean = false,
  ) {}

  /** The value for row `i` (card or player index; 0 for the game). */
  get(state: Numbers, i: number): number {
    const { base, stride } = state.layout;
    return state.n[base[this.id]! + i * stride[this.id]!]!;
  }

  /**
   * Write; only commits hold a {@link WritableNumbers}. A number beyond 32 bits becomes the last one that fits.
   * @throws CardwrightError `number-invalid` for what is no whole number
   */
  put(draft: WritableNumbers, i: number, value: number): void {
    const { base, stride, checked } = draft.layout;
    draft.n[base[this.id]! + i * stride[this.id]!] = (value | 0) === value ? value : this.bounded(value);
    if (checked[this.id] === true) callForCheck(draft);
  }

  /** The first layout that has it. */
  declare readonly home: Layout | undefined;

  /**
   * Makes access fast in the first layout that has the column: a column is read hundreds of times a decision, and one
   * process mostly plays with one layout. What is set once and never changed is a constant to the compiler, so the
   * place becomes part of the code that reads.
   */
  placeIn(layout: Layout): void {
    if (this.home !== undefined) return;
    const base = layout.base[this.id]!;
    const stride = layout.stride[this.id]!;
    const checked = layout.checked[this.id] === true;
    const elsewhere = { get: this.get, put: this.put };
    const get = (state: Numbers, i: number): number =>
      state.layout === layout ? state.n[base + i * stride]! : elsewhere.get.call(this, state, i);
    const put = (draft: WritableNumbers, i: number, value: number): void => {
      if (draft.layout !== layout || (value | 0) !== value) {
        elsewhere.put.call(this, draft, i, value);
        return;
      }
      draft.n[base + i * stride] = value;
      if (checked) callForCheck(draft);
    };
    // Neither enumerable nor writable: they are no fields that a plugin says.
    Object.defineProperties(this, { home: { value: layout }, get: { value: get }, put: { value: put } });
  }

  private bounded(value: number): number {
    if (!Number.isInteger(value))
      throw new CardwrightError('number-invalid', `The column “${this.name}” cannot hold ${value}.`, {
        column: this.name,
        fix: 'Whatever computes it must give a whole number.',
      });
    return value > LAST ? LAST : FIRST;
  }

  /** Puts every row of a player or of the game back to its initial value. */
  clear(draft: WritableNumbers): void {
    const rows = this.scope === 'game' ? 1 : draft.layout.maxPlayers;
    for (let i = 0; i < rows; i++) this.put(draft, i, this.initial);
  }
}

/** Whether a column begins with nothing: 0, or no card. Where one that does is left out, it says nothing still. */
export function beginsEmpty(column: Column): boolean {
  return column.initial === (column.meaning === 'reference' ? -1 : 0);
}

/** A card that changes zone is a new card: its columns start again, but for sticky ones (CR 7.1.6). */
export function resetRow(draft: WritableNumbers, card: number): void {
  const { cardsAt, cardStride, initial } = draft.layout;
  const at = cardsAt + (card + 1) * cardStride - initial.length;
  for (let i = 0; i < initial.length; i++) draft.n[at + i] = initial[i]!;
}

/** What a number in state begins with, what it means and who sees it. */
export interface ColumnOptions {
  readonly initial?: number;
  /** Card columns only: keep the value when the card changes zone. */
  readonly sticky?: boolean;
  /** A plain number if absent. */
  readonly meaning?: ColumnMeaning;
  /** `no-one`: bookkeeping that no view shows. */
  readonly visibility?: 'public' | 'no-one';
  /** Columns of players and of the game only: back to the initial value when a turn begins ("once a turn"). */
  readonly perTurn?: boolean;
}

function make(name: string, scope: ColumnScope, sticky: boolean, options: ColumnOptions): Column {
  const known = ['initial', 'sticky', 'meaning', 'visibility', 'perTurn'] as const;
  const { initial, meaning, visibility, perTurn } = onlyOptions(`column “${name}”`, options, known);
  return new Column(name, scope, initial ?? 0, sticky, meaning, visibility, perTurn);
}

/** Declares a number that every card has (`damage`). Reset to `initial` when a card changes zone unless `sticky`. */
export function cardColumn(name: string, options: Omit<ColumnOptions, 'perTurn'> = {}): Column {
  return make(name, 'card', options?.sticky ?? false, options);
}

/** Declares a number that every player has (`score`). */
export function playerColumn(name: string, options: ColumnOptions = {}): Column {
  return make(name, 'player', true, options);
}

/** Declares a number that the game has. */
export function gameColumn(name: string, options: ColumnOptions = {}): Column {
  return make(name, 'game', true, options);
}
