import type { Answer, Engine, State } from '@cardwright/core';
import type { Worth } from '@cardwright/dsl/kit';

/** Answers the decisions of one player in one game. Gets the whole state, which it must not change. */
export interface Bot {
  /** What reports call it. */
  readonly name: string;
  /** A legal answer to the current decision. */
  choose(engine: Engine, state: State): Answer;
  /** The game is over, or was stopped. */
  ended?(engine: Engine, state: State): void;
}

/** A bot that may take its time: another process answers for it, or it asks something that is awaited. */
export interface SlowBot {
  /** What reports call it. */
  readonly name: string;
  /** A legal answer to the current decision. */
  choose(engine: Engine, state: State): Answer | Promise<Answer>;
  /** The game is over, or was stopped; the next one begins when this is done. */
  ended?(engine: Engine, state: State): void | Promise<void>;
}

/** Where a bot sits, and what it is made from. */
export interface BotSeat {
  /** The player it answers for. */
  readonly player: number;
  /** Decides all that it does by chance: the same seed plays the same game again. */
  readonly seed: number;
  /** What a position is worth to a player, where the game says so. */
  readonly worth?: Worth | undefined;
}

/** Makes a bot for each game. A module with a bot exports one by default, or as `bot`; or a bot that remembers nothing. */
export type BotMaker = (seat: BotSeat) => Bot | SlowBot;
