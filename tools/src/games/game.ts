import type { Engine } from '@cardwright/core';
import type { ModdedKit } from '@cardwright/dsl/kit';

/** A format as commands take it. */
export interface FormatChoice {
  /** Its name, or the path of its module; the project's or the game's usual one if absent. */
  readonly format?: string;
  /** Codes of the sets of a season, with commas between them. */
  readonly sets?: string;
  /** Full names of the cards that a season bans. */
  readonly banned?: readonly string[];
}

/** A game with some cards in a format, as commands play it. */
export interface Game {
  readonly kit: ModdedKit;
  createEngine(): Engine;
  /** A legal deck. @param seed decides it whole */
  deckOf(engine: Engine, seed: number): readonly string[];
}
