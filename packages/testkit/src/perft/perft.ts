import { type Engine, ForkPool, type State } from '@cardwright/core';
import { allAnswers } from '../answers/all-answers.ts';
import { describeAnswer } from '../answers/describe-answer.ts';

function count(engine: Engine, state: State, depth: number, pool: ForkPool): number {
  if (depth === 0) return 1;
  let found = 0;
  for (const answer of allAnswers(engine, state)) {
    const next = pool.fork(state);
    engine.answer(next, answer);
    found += count(engine, next, depth - 1, pool);
    pool.release(next);
  }
  return found;
}

/**
 * Number of continuations of exactly `depth` answers from a state: the size of the decision tree. Every legal answer is
 * counted; games that end earlier are not. The state is unchanged.
 */
export function perft(engine: Engine, state: State, depth: number): number {
  return count(engine, state, depth, new ForkPool());
}

/**
 * {@link perft} for each answer to the current decision, by its description: if a count differs, shows the first answer
 * where.
 */
export function dividePerft(engine: Engine, state: State, depth: number): Record<string, number> {
  const pool = new ForkPool();
  const found: Record<string, number> = {};
  for (const answer of allAnswers(engine, state)) {
    const next = pool.fork(state);
    engine.answer(next, answer);
    found[describeAnswer(engine, state, answer)] = count(engine, next, depth - 1, pool);
    pool.release(next);
  }
  return found;
}
