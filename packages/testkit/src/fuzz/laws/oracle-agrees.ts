import { describeAnswer } from '../../answers/describe-answer.ts';
import { moveKey } from '../../answers/move-key.ts';
import { broken, type Law } from './law.ts';

/** Law: an independent implementation of the rules agrees. */
export const oracleAgrees: Law = {
  name: 'oracle-agrees',
  says: 'the turn actions offered are those that an independent reading of the rules allows',
  every: 3,
  check: ({ engine, state, oracle }) => {
    if (oracle === null || state.decision?.kind !== 'act') return 0;
    const { legal, unjudged } = oracle(engine, state);
    const open = new Set(unjudged.map(moveKey));
    const allowed = new Map(legal.map((move) => [moveKey(move), move]));
    const offered = engine.legal(state).filter((move) => !open.has(moveKey(move)));
    for (const move of offered)
      if (!allowed.delete(moveKey(move)))
        broken(`${describeAnswer(engine, state, move)} is offered, and the rules do not allow it`);
    for (const move of allowed.values())
      broken(`${describeAnswer(engine, state, move)} is not offered, and the rules allow it`);
    return { judged: offered.length, unjudged: open.size };
  },
};
