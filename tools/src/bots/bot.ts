import type { Answer, Engine, State } from '@cardwright/core';

/** Answers decisions; sees the whole state and must not change it. */
export interface Bot {
  readonly name: string;
  /** A legal answer to the current decision. */
  choose(engine: Engine, state: State): Answer;
}
