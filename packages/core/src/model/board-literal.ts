import type { Address } from './address.ts';

/** A column's value: a number, true and false for 1 and 0, an address (`p0:play:2`) for columns that hold a card. */
export type ColumnLiteral = number | boolean | Address;

/** A card, with what differs from one that was just put there. */
export interface CardLiteral {
  /** Full name, or the id of its definition. */
  readonly card: string;
  /** The owner, if not the player whose zone it is in; in a shared zone none if absent. */
  readonly owner?: number;
  /** The cards under it, top to bottom; zones of the game whose cards hang on cards go by their names. */
  readonly under?: readonly (string | CardLiteral)[];
  readonly [column: string]: ColumnLiteral | readonly (string | CardLiteral)[] | undefined;
}

/** The cards of a zone from first (top) to last, or just a number of filler cards. */
export type CardsLiteral = number | readonly (string | CardLiteral)[];

/** One player's side: zones by name with their cards, columns by name with their values. */
export interface PlayerLiteral {
  readonly [zoneOrColumn: string]: CardsLiteral | ColumnLiteral;
}

/**
 * A board as people write it in scenarios and bug reports, and as `dump` prints it. Everything has a default: `{
 * players: [{ hand: ['Fireball'], play: ['Goblin'] }] }`.
 */
export interface BoardLiteral {
  /** Number of the turn; the second of the active player if absent. */
  readonly turn?: number;
  /** Whose turn it is; player 0 if absent. */
  readonly active?: number;
  /** Who took the first turn; player 0 if absent. */
  readonly starting?: number;
  /** Seed of all later shuffles and random choices; 0 if absent. */
  readonly seed?: number;
  /** The generator's four words, instead of a seed; written by dumps. */
  readonly random?: readonly number[];
  /** In seat order. Further players that the game needs have only a deck. */
  readonly players?: readonly PlayerLiteral[];
  /** The cards of zones that all players share, by zone. */
  readonly shared?: Readonly<Record<string, CardsLiteral>>;
  /** The game's columns by name. */
  readonly columns?: Readonly<Record<string, ColumnLiteral>>;
  /** In a dump: what was in progress and cannot be written as a board. Ignored when read. */
  readonly omitted?: readonly string[];
}
