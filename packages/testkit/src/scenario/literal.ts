import type { CardDefinition, EngineOptions, Plugin } from '@cardwright/core';
import type { Language } from '@cardwright/dsl';
import type { TestCard } from '../cards/card.ts';

/** A card of the literal: by full name, or made in the test; or with what is on it and how it is. */
export type CardLiteral = string | TestCard | PlacedCard;

/**
 * A card with its circumstances. Every other key is a card column of the game with its value (`damage: 2`,
 * `exerted: true`); those that are absent are as the game has them in that zone.
 */
export interface PlacedCard {
  readonly card: string | TestCard;
  /** A nickname, by which the test can then call it: for cards of one name. */
  readonly as?: string;
  /** The cards under it, the topmost first. */
  readonly under?: readonly CardLiteral[];
  readonly [column: string]: unknown;
}

/** A zone: its cards (the first is the top of a deck), or how many plain cards it holds. */
export type ZoneLiteral = readonly CardLiteral[] | number | { readonly only: readonly CardLiteral[] };

/**
 * A player's side. Keys are zones of the game with their cards (`hand: ['Scribe']`, or only how many: `hand: 3`), and
 * player columns with their number (`lore: 3`). A deck is filled up with plain cards below those given, so that
 * nobody runs out of cards by accident; `deck: { only: [...] }` and `deck: 0` mean just that.
 */
export interface PlayerLiteral {
  readonly [zoneOrColumn: string]: ZoneLiteral;
}

/** What a scenario begins with. */
export interface ScenarioSetup {
  /** The game, with its sets and formats. */
  readonly plugins: readonly Plugin[];
  /** One for each player, in seat order. Players the game needs beyond these have nothing but a deck. */
  readonly players?: readonly PlayerLiteral[];
  /** Decides every shuffle; 1 if absent. */
  readonly seed?: number;
  /** The words of the generator of chance instead of a seed, as a dump has them. */
  readonly random?: readonly number[];
  /** Whose turn it is; the first player's if absent. */
  readonly active?: number;
  /** Who took the first turn; the first player if absent. */
  readonly starting?: number;
  /** The turn's number; by default late enough that no rule about first turns applies. */
  readonly turn?: number;
  /**
   * Where it begins: at the active player's turn actions (`turn`, the default), or before the game with decks only,
   * at whatever the game's set-up asks first (`setup`).
   */
  readonly from?: 'turn' | 'setup';
  /** Who says who goes first, for a game that begins with its set-up. */
  readonly startChosenBy?: number;
  /** Numbers that the game keeps beside those of cards and players, by name. */
  readonly columns?: Readonly<Record<string, number | boolean>>;
  /** Full name of the card that fills decks; a plain card of the sets if absent. */
  readonly filler?: string | TestCard;
  /** Reads the text of cards made in the test. */
  readonly language?: Language;
  /** Facts of cards made in the test that state no others. */
  readonly cardDefaults?: Partial<CardDefinition>;
  /** Further cards made in the test, which are in no zone: for decisions that name a card. */
  readonly cards?: readonly TestCard[];
  readonly engine?: EngineOptions;
}
