import type { Answer, Engine, State } from '@cardwright/core';
import type { Bot } from '../bots/index.ts';

/** Number of answers after which a game counts as endless. */
export const MOST_DECISIONS = 20_000;

/**
 * Has bots answer until the game is over or has gone on for too long.
 *
 * @param bots one for each seat
 * @param answered called after every answer
 * @returns how many decisions were answered
 */
export function playOut(
  engine: Engine,
  state: State,
  bots: readonly Bot[],
  answered?: (answer: Answer) => void,
): number {
  let decisions = 0;
  while (state.decision !== null && decisions < MOST_DECISIONS) {
    const answer = bots[state.decision.player]!.choose(engine, state);
    engine.answer(state, answer);
    decisions++;
    answered?.(answer);
  }
  return decisions;
}
