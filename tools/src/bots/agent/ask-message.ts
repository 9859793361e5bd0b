import { randomBot } from '@cardwright/bots';
import type { Decision, Engine, State } from '@cardwright/core';
import type { Telling } from '@cardwright/dsl/kit';
import { questionOf } from '../../telling/question.ts';
import { withFacts } from './facts.ts';
import type { AskMessage, ChoiceMessage } from './messages.ts';
import { answerOfView } from './to-answer.ts';

/** Kinds of decision that are answered with a list. */
const LISTS: readonly Decision['kind'][] = ['choose-cards', 'choose-players', 'choose-targets', 'order'];

/** Who a program is asked for: its game, seat and what happened since. */
export interface AskedFor {
  readonly game: number;
  readonly ask: number;
  readonly seats: readonly string[];
  readonly happened: readonly string[];
}

/** The question of a decision, with all that its player may know. */
export function askMessage(engine: Engine, state: State, telling: Telling, asked: AskedFor): AskMessage {
  const { player, kind, rule } = state.decision!;
  const { game, ask, seats, happened } = asked;
  const view = engine.view(state, player);
  const names = seats.map((seat, i) => (i === player ? 'You' : `${seat} (player ${i})`));
  const question = questionOf(engine, state, view, names, telling);
  const list = LISTS.includes(kind);
  const choices = question.options.map(({ label, hint }, i): ChoiceMessage => {
    const given = answerOfView(engine, state, question.toAnswer([i]));
    const answer = list ? (given as readonly (string | number)[])[0]! : given;
    return { label, ...(hint !== undefined && { text: hint }), answer };
  });
  return {
    type: 'ask',
    game,
    ask,
    player,
    kind,
    text: question.text,
    rule,
    list,
    min: question.min,
    max: question.max,
    choices,
    legal: answerOfView(engine, state, randomBot(ask).choose(engine, state)),
    happened,
    view: withFacts(engine, view),
  };
}
