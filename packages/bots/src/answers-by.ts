import type { AnswerTo, DecisionKind, DecisionOf, Engine, State } from '@cardwright/core';
import type { Bot } from './bot.ts';

/** How a bot answers, by the kind of decision: what each answer may be follows from what is asked. */
export type AnswersBy = {
  readonly [K in DecisionKind]?: (engine: Engine, state: State, decision: DecisionOf<K>) => AnswerTo<K>;
};

/**
 * A bot that answers by what is asked.
 *
 * @param name what reports call it
 * @param answers one function for each kind of decision that it has a mind of
 * @param others answers the rest
 * @example
 * answersBy('bold', { confirm: () => true, number: (_engine, _state, { max }) => max }, randomBot(seed));
 */
export function answersBy(name: string, answers: AnswersBy, others: Bot): Bot {
  return {
    name,
    choose: (engine, state) => {
      const decision = state.decision!;
      const answer = answers[decision.kind] as
        | ((engine: Engine, state: State, decision: DecisionOf<DecisionKind>) => AnswerTo<DecisionKind>)
        | undefined;
      return answer === undefined ? others.choose(engine, state) : answer(engine, state, decision);
    },
    ended: (engine, state) => others.ended?.(engine, state),
  };
}
