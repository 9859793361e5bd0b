import type { Answer, Engine, State } from '@cardwright/core';

/** Answers decisions; sees the state whole and must not change it. */
export interface Bot {
  readonly name: string;
  /** A legal answer to what is asked. */
  choose(engine: Engine, state: State): Answer;
}

/** What a position is worth to a player, against the others: more for better ones. */
export type Worth = (engine: Engine, state: State, player: number) => number;
