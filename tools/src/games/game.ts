import type { Engine, Message, ReadonlyState, TurnMove } from '@cardwright/core';
import type { Worth } from '../bots/index.ts';

/** Games that can be played here, the usual one first. */
export const gameNames = ['lorcana', 'kingdom-hearts'] as const;
export type GameName = (typeof gameNames)[number];

/** A format as commands take it. */
export interface FormatChoice {
  /** Its name; the game's usual one if absent. */
  readonly format?: string;
  /** Codes of the sets of a season, with commas between them. */
  readonly sets?: string;
  /** Full names of the cards that a season bans. */
  readonly banned?: readonly string[];
}

/** How a game is told to people. */
export interface Telling {
  readonly eventMessages: Readonly<Record<string, Message>>;
  readonly promptMessages: Readonly<Record<string, Message>>;
  /** What zones, columns and types of card are called, by name; in words for columns # is the value, and empty ones are not told. */
  readonly tableWords?: Readonly<Record<'zones' | 'columns' | 'types', Readonly<Record<string, string>>>>;
  /** What everybody reckons of a player's side that is in no column. */
  playerFacts?(engine: Engine, state: ReadonlyState, player: number): readonly string[];
  /** Sentences that define each keyword. */
  readonly keywordTexts: ReadonlyMap<string, readonly string[]>;
  describeMove(engine: Engine, state: ReadonlyState, move: TurnMove): string;
}

/** A game with its cards, as commands play it. */
export interface Game {
  readonly name: GameName;
  readonly telling: Telling;
  /** The game with the cards that its packages ship: nothing is parsed. */
  createEngine(): Engine;
  /** How a game that is over was won, where there are several ways. */
  wonBy?(state: ReadonlyState, winner: number): string;
  /** What a position is worth, for the greedy bot. */
  readonly worth: Worth;
  /** A legal deck. @param seed decides it whole */
  deckOf(engine: Engine, seed: number): readonly string[];
}
