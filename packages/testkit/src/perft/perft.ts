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
 * How many games of exactly `depth` answers go on from a state: the size of the tree of decisions. Every answer is
 * given; a game that ends sooner does not count. The state stays as it is.
 */
export function perft(engine: Engine, state: State, depth: number): number {
  return count(engine, state, depth, new ForkPool());
}

/** {@link perft} of each answer to what is asked, by the answer in words: where a count differs, the first that does. */
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
