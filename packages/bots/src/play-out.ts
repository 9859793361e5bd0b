import type { Answer, Engine, State } from '@cardwright/core';
import { answerFor } from './answer-for.ts';
import type { Bot, SlowBot } from './bot.ts';

/** Number of answers after which a game counts as endless. */
export const MOST_DECISIONS = 20_000;

/**
 * Has bots answer until the game is over or has gone on for too long.
 *
 * @param bots one for each seat
 * @param answered called after every answer
 * @returns how many decisions were answered
 * @throws CardwrightError `answer-illegal` for an answer that the rules refuse: it tells bot, seat, question, the answer and
 *   what was legal
 */
export function playOut(
  engine: Engine,
  state: State,
  bots: readonly Bot[],
  answered?: (answer: Answer) => void,
): number {
  let decisions = 0;
  while (state.decision !== null && decisions < MOST_DECISIONS) {
    const { decision } = state;
    const bot = bots[decision.player]!;
    const answer = bot.choose(engine, state);
    answerFor(bot, engine, state, answer, decision);
    decisions++;
    answered?.(answer);
  }
  for (const bot of bots) bot.ended?.(engine, state);
  return decisions;
}

/** The same with bots of which some take their time. */
export async function playOutSlowly(
  engine: Engine,
  state: State,
  bots: readonly (Bot | SlowBot)[],
  answered?: (answer: Answer) => void,
): Promise<number> {
  let decisions = 0;
  while (state.decision !== null && decisions < MOST_DECISIONS) {
    const { decision } = state;
    const bot = bots[decision.player]!;
    const given = bot.choose(engine, state);
    // Who does not take time is not waited for: a turn of the event loop takes longer than a decision.
    const answer = given instanceof Promise ? await given : given;
    answerFor(bot, engine, state, answer, decision);
    decisions++;
    answered?.(answer);
  }
  for (const bot of bots) await bot.ended?.(engine, state);
  return decisions;
}
