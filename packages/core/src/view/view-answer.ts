import { CardwrightError } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';
import type { Answer, TurnMove } from '../model/answer.ts';
import { MAX_CARDS, NO_CARD } from '../model/card-ref.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { ofPlayer } from '../model/target-number.ts';
import { MOVE_FIELDS } from '../run/check-answer.ts';
import { resolveAddress } from './address.ts';
import type { MoveView } from './game-view.ts';

/** An answer in the words of a view: cards by address. */
export type ViewAnswer = MoveView | readonly (string | number)[] | number | boolean | string;

/** Longer lists than the maximum number of cards are not looked at. */
const LONGEST = MAX_CARDS;

function malformed(message: string, suggestions: readonly string[] = []): never {
  throw new CardwrightError('answer-malformed', message, {
    suggestions,
    fix:
      suggestions.length > 0
        ? `Did you mean “${suggestions[0]}”?`
        : 'Send { action, card, option } with a card’s address, a list, a number, true or false, or a name.',
  });
}

function resolve(kernel: Kernel, state: ReadonlyState, answer: ViewAnswer): Answer {
  if (Array.isArray(answer)) {
    if (answer.length > LONGEST) malformed('This answer is longer than a table has cards.');
    // Among cards, which are addresses, a number is a player.
    const among = state.decision?.kind === 'choose-targets';
    return (answer as readonly (string | number)[]).map((item) =>
      typeof item === 'string' ? resolveAddress(kernel, state, item) : among ? ofPlayer(item) : item,
    );
  }
  if (typeof answer !== 'object') return answer;
  if (answer === null) return malformed('This is no answer.');
  for (const field in answer)
    if (!MOVE_FIELDS.includes(field))
      malformed(`A turn action has no field “${field}”.`, nearNames(field, MOVE_FIELDS));
  const { action, card, option } = answer as MoveView;
  if (typeof action !== 'string' || !Number.isInteger(option) || (card !== null && typeof card !== 'string'))
    return malformed('This is no turn action.');
  return { action, card: card === null ? NO_CARD : resolveAddress(kernel, state, card), option } as TurnMove;
}

/**
 * Translates a client's answer; `answer` decides whether it is legal.
 * @throws CardwrightError `answer-malformed` for a malformed answer or an address without a card
 */
export function answerFromView(kernel: Kernel, state: ReadonlyState, answer: ViewAnswer): Answer {
  try {
    return resolve(kernel, state, answer);
  } catch (error) {
    if (error instanceof CardwrightError) throw error;
    return malformed('This answer cannot be read.');
  }
}
