import type { DeclaredOr, KindsOfGames } from '../ability/games.ts';
import type { ZoneName } from '../ability/names.ts';
import type { Address } from './address.ts';

/** A column's value: a number, true and false for 1 and 0, an address (`p0:play:2`) for columns that hold a card. */
export type ColumnLiteral = number | boolean | Address;

/** The columns of the game by name, with their values. Of games that declare none, any name. */
export type GameColumnsLiteral = DeclaredOr<'gameColumns', Readonly<Record<string, ColumnLiteral>>>;

/** What a card may be said to be, whatever the game. */
interface CardFacts extends Readonly<Partial<Record<HangingZone, readonly (string | CardLiteral)[]>>> {
  /** Full name, or the id of its definition. */
  readonly card: string;
  /** The owner, if not the player whose zone it is in; in a shared zone none if absent. */
  readonly owner?: number;
  /** The cards under it, top to bottom; zones of the game whose cards hang on cards go by their names. */
  readonly under?: readonly (string | CardLiteral)[];
  /** Face down, where cards lie face up. */
  readonly facedown?: number | boolean;
  /** The turn on which it came into its zone. */
  readonly 'entered-turn'?: number;
}

/** A card of a game that does not declare its columns. */
interface OpenCard {
  /** Full name, or the id of its definition. */
  readonly card: string;
  /** The owner, if not the player whose zone it is in; in a shared zone none if absent. */
  readonly owner?: number;
  /** The cards under it, top to bottom; zones of the game whose cards hang on cards go by their names. */
  readonly under?: readonly (string | CardLiteral)[];
  readonly [column: string]: ColumnLiteral | readonly (string | CardLiteral)[] | undefined;
}

/** A card, with what differs from one that was just put there: its columns by name (`damage: 2`). */
export type CardLiteral = [KindsOfGames<'cardColumns'>] extends [never]
  ? OpenCard
  : CardFacts & DeclaredOr<'cardColumns', never>;

/** The zones of a game whose cards may hang on a card, by name. */
type HangingZone = Exclude<ZoneName, 'deck' | 'hand' | 'play' | 'discard' | 'under'>;

/** The cards of a zone from first (top) to last, or just a number of filler cards. */
export type CardsLiteral = number | readonly (string | CardLiteral)[];

/** A player of a game that does not declare its columns. */
interface OpenPlayer {
  readonly [zoneOrColumn: string]: CardsLiteral | ColumnLiteral;
}

/** What a player may be said to have, whatever the game. */
interface PlayerFacts extends Readonly<Partial<Record<ZoneName, CardsLiteral>>> {
  /** Has left the game. */
  readonly left?: number | boolean;
}

/** One player's side: zones by name with their cards, columns by name with their values (`points: 3`). */
export type PlayerLiteral = [KindsOfGames<'playerColumns'>] extends [never]
  ? OpenPlayer
  : PlayerFacts & DeclaredOr<'playerColumns', never>;

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
  readonly columns?: GameColumnsLiteral;
  /** In a dump: what was in progress and cannot be written as a board. Ignored when read. */
  readonly omitted?: readonly string[];
}
