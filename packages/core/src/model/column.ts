import { CardwrightError } from '../errors/cardwright-error.ts';
import { onlyOptions } from '../errors/only-options.ts';
import type { CardRef } from './card-ref.ts';
import type { Layout } from './layout.ts';
import type { Numbers, WritableNumbers } from './numbers.ts';
import { callForCheck } from './unchecked.ts';

/** What a column has one value for. */
export type ColumnScope = 'card' | 'player' | 'game';

/**
 * The meaning of a column's values: a plain number, a card (its index plus one; 0 for none) or a reference to a card
 * (-1 for none). Views and board literals write cards as addresses, since indexes and references would reveal hidden
 * information.
 */
export type ColumnMeaning = 'number' | 'card' | 'reference';

let nextId = 0;

/** The 32-bit bounds. */
const LAST = 2 ** 31 - 1;
const FIRST = -(2 ** 31);

/**
 * A column: one number per card, per player or for the game. `V` is what it holds. Create one with {@link cardColumn} and
 * its siblings.
 */
export class Column<V extends number = number> {
  /** Process-wide identity; index into {@link Layout.base}. Never stored in state. */
  readonly id: number = nextId++;
  /** The initial value of a row; a card column returns to it when its card changes zone. */
  readonly initial: V;
  /** Whether a card keeps the value when it changes zone. */
  readonly sticky: boolean;
  readonly meaning: ColumnMeaning;
  /** Whether the value is visible to those who see its card (to everybody, for players and the game). */
  readonly visibility: 'public' | 'no-one';
  /** Whether it is reset at the start of each turn. */
  readonly perTurn: boolean;

  constructor(
    readonly name: string,
    readonly scope: ColumnScope,
    options: ColumnOptions,
  ) {
    this.initial = (options.initial ?? 0) as V;
    this.sticky = options.sticky ?? false;
    this.meaning = options.meaning ?? 'number';
    this.visibility = options.visibility ?? 'public';
    this.perTurn = options.perTurn ?? false;
  }

  /** The value for row `i` (card or player index; 0 for the game). */
  get(state: Numbers, i: number): V {
    const { base, stride } = state.layout;
    return state.n[base[this.id]! + i * stride[this.id]!]! as V;
  }

  /**
   * Writes a value; only commits have a {@link WritableNumbers}. Clamps to 32 bits.
   * @throws CardwrightError `number-invalid` for a value that is not an integer
   */
  put(draft: WritableNumbers, i: number, value: V): void {
    const { base, stride, checked } = draft.layout;
    draft.n[base[this.id]! + i * stride[this.id]!] = (value | 0) === value ? value : this.bounded(value);
    if (checked[this.id] === true) callForCheck(draft);
  }

  /** The first layout that contains it. */
  declare readonly home: Layout | undefined;

  /**
   * Optimises access for the first layout that contains the column: columns are read hundreds of times a decision, and
   * a process usually plays with one layout. A property that never changes is a constant to the JIT compiler, so the
   * offset is inlined into the reader.
   */
  placeIn(layout: Layout): void {
    if (this.home !== undefined) return;
    const base = layout.base[this.id]!;
    const stride = layout.stride[this.id]!;
    const checked = layout.checked[this.id] === true;
    const elsewhere = { get: this.get, put: this.put };
    const get = (state: Numbers, i: number): V =>
      state.layout === layout ? (state.n[base + i * stride]! as V) : elsewhere.get.call(this, state, i);
    const put = (draft: WritableNumbers, i: number, value: V): void => {
      if (draft.layout === layout && (value | 0) === value) draft.n[base + i * stride] = value;
      else elsewhere.put.call(this, draft, i, value);
    };
    const putAndCall = (draft: WritableNumbers, i: number, value: V): void => {
      put(draft, i, value);
      if (draft.layout === layout) callForCheck(draft);
    };
    // Neither enumerable nor writable: they are not fields of the declaration.
    Object.defineProperties(this, {
      home: { value: layout },
      get: { value: get },
      put: { value: checked ? putAndCall : put },
    });
  }

  private bounded(value: number): number {
    if (!Number.isInteger(value))
      throw new CardwrightError('number-invalid', `The column “${this.name}” cannot hold ${value}.`, {
        column: this.name,
        fix: 'Whatever computes it must give a whole number.',
      });
    return value > LAST ? LAST : FIRST;
  }

  /** Resets every row of a player or game column. */
  clear(draft: WritableNumbers): void {
    const rows = this.scope === 'game' ? 1 : draft.layout.maxPlayers;
    for (let i = 0; i < rows; i++) this.put(draft, i, this.initial);
  }
}

/** Whether the column's initial value is empty (0, or no card). Such a column can be left out without ambiguity. */
export function beginsEmpty(column: Column): boolean {
  return column.initial === (column.meaning === 'reference' ? -1 : 0);
}

/** A card that changes zone is a new card: its columns start again, but for sticky ones. */
export function resetRow(draft: WritableNumbers, card: number): void {
  const { cardsAt, cardStride, initial } = draft.layout;
  const at = cardsAt + (card + 1) * cardStride - initial.length;
  for (let i = 0; i < initial.length; i++) draft.n[at + i] = initial[i]!;
}

/** Options of a column. */
export interface ColumnOptions {
  readonly initial?: number;
  /** Card columns only: keep the value when the card changes zone. */
  readonly sticky?: boolean;
  /** A plain number if absent. */
  readonly meaning?: ColumnMeaning;
  /** `no-one`: bookkeeping that no view shows. */
  readonly visibility?: 'public' | 'no-one';
  /** Player and game columns only: reset at the start of each turn ("once a turn"). */
  readonly perTurn?: boolean;
}

function make(name: string, scope: ColumnScope, options: ColumnOptions): Column<CardRef> {
  const known = ['initial', 'sticky', 'meaning', 'visibility', 'perTurn'] as const;
  const said = onlyOptions(`column “${name}”`, options, known);
  // Only cards change zone.
  return new Column(name, scope, scope === 'card' ? said : { ...said, sticky: true });
}

/** Of a column that holds references: `get` and `put` of it take a {@link CardRef}. */
type OfReferences = { readonly meaning: 'reference' };

/** Declares a number that every card has (`damage`). Reset to `initial` when a card changes zone unless `sticky`. */
export function cardColumn(
  name: string,
  options: Omit<ColumnOptions, 'perTurn'> & OfReferences,
): Column<CardRef>;
export function cardColumn(name: string, options?: Omit<ColumnOptions, 'perTurn'>): Column;
export function cardColumn(name: string, options: Omit<ColumnOptions, 'perTurn'> = {}): Column {
  return make(name, 'card', options);
}

/** Declares a number that every player has (`score`). */
export function playerColumn(name: string, options: ColumnOptions & OfReferences): Column<CardRef>;
export function playerColumn(name: string, options?: ColumnOptions): Column;
export function playerColumn(name: string, options: ColumnOptions = {}): Column {
  return make(name, 'player', options);
}

/** Declares a number that the game has. */
export function gameColumn(name: string, options: ColumnOptions & OfReferences): Column<CardRef>;
export function gameColumn(name: string, options?: ColumnOptions): Column;
export function gameColumn(name: string, options: ColumnOptions = {}): Column {
  return make(name, 'game', options);
}
