import { type Answer, fork } from '@cardwright/core';
import { allAnswers } from '../../answers/all-answers.ts';
import { anyAnswer } from '../../answers/any-answer.ts';
import { describeAnswer } from '../../answers/describe-answer.ts';
import { broken, type Law, type Position } from './law.ts';

/** All answers are tried up to this number; beyond it, this many random ones. */
const MOST = 40;

function someAnswers({ engine, state, random }: Position): Answer[] {
  const found: Answer[] = [];
  for (const answer of allAnswers(engine, state)) {
    found.push(answer);
    if (found.length > MOST)
      return Array.from({ length: MOST / 2 }, () => anyAnswer(engine, state, (n) => random.below(n)));
  }
  return found;
}

/** Law: every offered answer can be applied. */
export const answersApply: Law = {
  name: 'answers-apply',
  says: 'what is asked can be answered, and every answer that is offered applies',
  every: 4,
  check: (position) => {
    const { engine, state } = position;
    if (state.decision === null) return 0;
    const answers = someAnswers(position);
    if (answers.length === 0) broken(`${state.decision.kind} (${state.decision.prompt}) has no answer`);
    for (const answer of answers) {
      const words = describeAnswer(engine, state, answer);
      const refusal = engine.check(state, answer);
      if (refusal !== null) broken(`${words} is offered and refused (${refusal.reason})`);
      const next = fork(state);
      try {
        engine.answer(next, answer);
      } catch (error) {
        broken(`${words} is offered and fails: ${error instanceof Error ? error.message : String(error)}`);
      }
      if (next.decision === null && !engine.result(next).over) broken(`after ${words} nothing is asked`);
    }
    return answers.length;
  },
};
