import type { Address } from './address.ts';

/** A column's value: a number, true and false for 1 and 0, an address (`p0:play:2`) for columns that hold a card. */
export type ColumnLiteral = number | boolean | Address;

/** A card with what makes it different from one that was just put there. */
export interface CardLiteral {
  /** Full name, or the id of its definition. */
  readonly card: string;
  /** Whose it is, where that is not the player whose zone it is in. */
  readonly owner?: number;
  /** The cards under it, from the one right below down. */
  readonly under?: readonly (string | CardLiteral)[];
  readonly [column: string]: ColumnLiteral | readonly (string | CardLiteral)[] | undefined;
}

/** The cards of a zone from first (top) to last, or how many of any kind. */
export type CardsLiteral = number | readonly (string | CardLiteral)[];

/** One player's side: zones by name with their cards, columns by name with their values. */
export interface PlayerLiteral {
  readonly [zoneOrColumn: string]: CardsLiteral | ColumnLiteral;
}

/**
 * A board as people write it in scenarios and bug reports, and as `dump` prints it. Everything has a default but
 * what matters: `{ players: [{ hand: ['Fireball'], play: ['Goblin'] }] }`.
 */
export interface BoardLiteral {
  /** Number of the turn; the second of the active player if absent. */
  readonly turn?: number;
  /** Whose turn it is; player 0 if absent. */
  readonly active?: number;
  /** Who took the first turn; player 0 if absent. */
  readonly starting?: number;
  /** Decides every later shuffle and draw; 0 if absent. */
  readonly seed?: number;
  /** The generator's four words, instead of a seed: what a dump has. */
  readonly random?: readonly number[];
  /** In seat order. Players the game needs beyond these have nothing but a deck. */
  readonly players?: readonly PlayerLiteral[];
  /** The game's columns by name. */
  readonly columns?: Readonly<Record<string, ColumnLiteral>>;
  /** Of a dump: what was going on and cannot be written as a board. Reading ignores it. */
  readonly omitted?: readonly string[];
}
