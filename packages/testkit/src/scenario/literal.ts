import type { ColumnLiteral, EngineOptions, GameColumnsLiteral, Plugin } from '@cardwright/core';
import type { CardDefinition, DeclaredOr, KindsOfGames, ZoneName } from '@cardwright/core/data';
import type { Language } from '@cardwright/dsl';
import type { TestCard } from '../cards/card.ts';

/** A card of the literal: a full name, a test card, or either with columns and cards under it. */
export type CardLiteral = string | TestCard | PlacedCard;

type HangingZone = Exclude<ZoneName, 'deck' | 'hand' | 'play' | 'discard' | 'under'>;

/** What a card may be said to be, whatever the game. */
interface PlacedFacts extends Readonly<Partial<Record<HangingZone, readonly CardLiteral[]>>> {
  readonly card: string | TestCard;
  /** A nickname for the test, for cards with the same name. */
  readonly as?: string;
  /** The owner, if not the player whose zone it is in; in a shared zone none if absent. */
  readonly owner?: number;
  /** The cards under it, top to bottom; other zones whose cards hang on cards go by their names. */
  readonly under?: readonly CardLiteral[];
  /** Face down, where cards lie face up. */
  readonly facedown?: number | boolean;
  /** The turn on which it came into its zone. */
  readonly 'entered-turn'?: number;
}

/** A card of a game that does not declare its columns. */
interface OpenCard extends Pick<PlacedFacts, 'card' | 'as' | 'under'> {
  readonly [column: string]: unknown;
}

/**
 * A card with its state. Every other key is a card column of the game with its value (`damage: 2`, `exerted: true`);
 * absent ones have the game's default for that zone.
 */
export type PlacedCard = [KindsOfGames<'cardColumns'>] extends [never]
  ? OpenCard
  : PlacedFacts & DeclaredOr<'cardColumns', never>;

/** A zone: its cards (the first is the top of a deck), or a number of filler cards. */
export type ZoneLiteral = readonly CardLiteral[] | number | { readonly only: readonly CardLiteral[] };

/** The zones that all players share, by name. */
export interface SharedLiteral {
  readonly [zone: string]: ZoneLiteral;
}

/** What a player may be said to have, whatever the game. */
interface PlayerFacts extends Readonly<Partial<Record<ZoneName, ZoneLiteral>>> {
  /** Has left the game. */
  readonly left?: number | boolean;
}

/**
 * A player's side. Keys are zones of the game with their cards (`hand: ['Scribe']`, or a number: `hand: 3`), and player
 * columns with their value (`lore: 3`). Decks are filled up with filler cards below the given ones, so that no one runs
 * out of cards by accident; `deck: { only: [...] }` and `deck: 0` mean exactly that.
 */
export type PlayerLiteral = [KindsOfGames<'playerColumns'>] extends [never]
  ? { readonly [zoneOrColumn: string]: ZoneLiteral | ColumnLiteral }
  : PlayerFacts & DeclaredOr<'playerColumns', never>;

/** The set-up of a scenario. */
export interface ScenarioSetup {
  /** The game, with its sets and formats. */
  readonly plugins: readonly Plugin[];
  /** One per player, in seat order. Further players that the game needs have only a deck. */
  readonly players?: readonly PlayerLiteral[];
  /** The zones that all players share, by name; their cards are nobody's, or of the `owner` that they name. */
  readonly shared?: SharedLiteral;
  /** Seed of every shuffle; 1 if absent. */
  readonly seed?: number;
  /** The generator's words instead of a seed, as in a dump. */
  readonly random?: readonly number[];
  /** Whose turn it is; the first player's if absent. */
  readonly active?: number;
  /** Who took the first turn, or takes it in a game that begins with its set-up; the first player, or what the rules say, if absent. */
  readonly starting?: number;
  /** The turn's number; the default is late enough that no first-turn rule applies. */
  readonly turn?: number;
  /**
   * Where it begins: at the active player's turn actions (`turn`, the default), or before the game with decks only, at
   * the first decision of the set-up (`setup`).
   */
  readonly from?: 'turn' | 'setup';
  /** The player who decides who goes first, for a game that begins with its set-up. */
  readonly startChosenBy?: number;
  /** Game columns, by name. */
  readonly columns?: GameColumnsLiteral;
  /** Full name of the filler card; a vanilla card of the sets if absent, else one with text. */
  readonly filler?: string | TestCard;
  /** Reads the text of test cards. */
  readonly language?: Language;
  /** Default facts of test cards. */
  readonly cardDefaults?: Partial<CardDefinition>;
  /** Further test cards that are in no zone, for decisions that name a card. */
  readonly cards?: readonly TestCard[];
  readonly engine?: EngineOptions;
}
