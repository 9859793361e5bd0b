import { fork } from '@cardwright/core';
import { anyAnswer } from '../../answers/any-answer.ts';
import { describeAnswer } from '../../answers/describe-answer.ts';
import { broken, type Law } from './law.ts';
import { FullSnapshot } from './snapshot.ts';

const STEPS = 3;

/** Law: a fork is a copy; playing on in one leaves the other unchanged. */
export const undo: Law = {
  name: 'undo',
  says: 'what is played in a copy leaves the game as it is, and the same answers give the same again',
  every: 20,
  check: ({ engine, state, random }) => {
    if (state.decision === null) return 0;
    const before = new FullSnapshot(engine, state);
    const copy = fork(state);
    if (!new FullSnapshot(engine, copy).equals(before)) broken('a copy differs from what it is a copy of');
    const ahead = fork(state);
    const again = fork(state);
    for (let i = 0; i < STEPS && ahead.decision !== null; i++) {
      const answer = anyAnswer(engine, ahead, (n) => random.below(n));
      const words = describeAnswer(engine, ahead, answer);
      engine.answer(ahead, answer);
      if (!new FullSnapshot(engine, state).equals(before))
        broken(`playing in a copy (${words}) changed the game`);
      if (!new FullSnapshot(engine, copy).equals(before))
        broken(`playing in a copy (${words}) changed another copy`);
      // Another branch in between: reused forks must not leak anything.
      engine.answer(
        fork(state, fork(state)),
        anyAnswer(engine, state, (n) => random.below(n)),
      );
      engine.answer(again, answer);
      if (!new FullSnapshot(engine, again).equals(new FullSnapshot(engine, ahead)))
        broken(`${words} does not come out the same twice`);
    }
    return 1;
  },
};
