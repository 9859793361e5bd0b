import type { TurnMove } from '@cardwright/core';
import { describeAnswer } from '../../answers/describe-answer.ts';
import { broken, type Law } from './law.ts';

/** An independent reading of the rules says the same. */
export const oracleAgrees: Law = {
  name: 'oracle-agrees',
  says: 'the turn actions offered are those that an independent reading of the rules allows',
  every: 3,
  check: ({ engine, state, oracle }) => {
    if (oracle === null || state.decision?.kind !== 'act') return 0;
    const key = ({ action, card, option }: TurnMove) => `${action} ${card} ${option}`;
    const { legal, unjudged } = oracle(engine, state);
    const open = new Set(unjudged.map(key));
    const allowed = new Map(legal.map((move) => [key(move), move]));
    const offered = engine.legal(state).filter((move) => !open.has(key(move)));
    for (const move of offered)
      if (!allowed.delete(key(move)))
        broken(`${describeAnswer(engine, state, move)} is offered, and the rules do not allow it`);
    for (const move of allowed.values())
      broken(`${describeAnswer(engine, state, move)} is not offered, and the rules allow it`);
    return { judged: offered.length, unjudged: open.size };
  },
};
