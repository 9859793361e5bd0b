import type { Answer } from '../decisions/answer.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { Engine } from '../game/engine.ts';
import type { ReadonlyState } from '../state/state.ts';
import { resolveAddress } from './address.ts';
import type { MoveView } from './game-view.ts';

/** An answer in the words of a view: cards by address. */
export type ViewAnswer = MoveView | readonly (string | number)[] | number | boolean | string;

/**
 * A client's answer as the engine takes it. Whether it is legal is for `answer` to say.
 * @throws CardwrightError `answer-malformed` for something that is no answer or an address without a card
 */
export function answerFromView(engine: Engine, state: ReadonlyState, answer: ViewAnswer): Answer {
  if (Array.isArray(answer)) {
    return (answer as readonly (string | number)[]).map((item) =>
      typeof item === 'string' ? resolveAddress(engine, state, item) : item,
    );
  }
  if (typeof answer !== 'object') return answer;
  if (answer === null || typeof (answer as MoveView).action !== 'string') {
    throw new CardwrightError('answer-malformed', 'This is no answer.', {
      fix: 'Send an action with a card’s address, a list, a number, true or false, or a name.',
    });
  }
  const { action, card, option } = answer as MoveView;
  return { action, card: card === null ? -1 : resolveAddress(engine, state, card), option };
}
