import { shown } from '../contract/tell-fault.ts';
import { CardwrightError, type ErrorDetails } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';
import type { Answer } from '../model/answer.ts';
import type { Decision } from '../model/decision.ts';
import type { Refusal } from '../model/game-rules.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { MOVE_FIELDS } from './check-answer.ts';

const many = (min: number, max: number): string => (min === max ? String(min) : `${min} to ${max}`);

/** The expected form of an answer, without revealing the candidates. */
function expected({ kind, min, max }: Decision): string {
  switch (kind) {
    case 'act':
      return 'a turn action: { action, card, option }';
    case 'choose-cards':
      return `a list of cards among its candidates, ${many(min, max)} of them`;
    case 'choose-players':
      return `a list of players among its candidates, ${many(min, max)} of them`;
    case 'choose-targets':
      return `a list of cards and players among its candidates, ${many(min, max)} of them`;
    case 'order':
      return 'its candidates in another order, each once';
    case 'choose-option':
      return 'the number of one of its options';
    case 'number':
      return `a whole number, ${many(min, max)}`;
    case 'confirm':
      return 'true or false';
    case 'name':
      return 'the name of a card';
  }
}

/** A near name for an unknown one. Reading may run code of the answer. */
function nearest(kernel: Kernel, decision: Decision, answer: Answer): ErrorDetails {
  if (decision.kind !== 'act' || typeof answer !== 'object' || answer === null || Array.isArray(answer))
    return {};
  try {
    const field = Object.keys(answer).find((key) => !MOVE_FIELDS.includes(key));
    if (field !== undefined) return { field, suggestions: nearNames(field, MOVE_FIELDS) };
    const { action } = answer as { readonly action: unknown };
    if (typeof action !== 'string' || kernel.actionRows.has(action)) return {};
    return {
      field: 'action',
      suggestions: nearNames(
        action,
        kernel.rules.actions.map(({ name }) => name),
      ),
    };
  } catch {
    return {};
  }
}

/** The error for an answer of somebody who is not asked, or when no decision is open. */
export function notAsked(
  { decision }: ReadonlyState,
  { reason, rule }: Refusal,
  by: unknown,
): CardwrightError {
  const message = `This answer is not legal (${reason})`;
  if (decision === null) return new CardwrightError('answer-illegal', `${message}.`, { reason, rule });
  return new CardwrightError(
    'answer-illegal',
    `${message}: player ${decision.player} is asked, and it is from ${shown(by)}.`,
    {
      reason,
      rule,
      asked: decision.player,
      fix: 'Give the seat of whoever sends it; answers of others wait.',
    },
  );
}

/** The error for a refused answer: the reason, what is expected, and near names. */
export function illegalAnswer(
  kernel: Kernel,
  decision: Decision,
  answer: Answer,
  { reason, rule }: Refusal,
): CardwrightError {
  const message = `This answer is not legal (${reason}).`;
  const near = nearest(kernel, decision, answer);
  const [meant] = near.suggestions ?? [];
  const wanted = expected(decision);
  return new CardwrightError('answer-illegal', message, {
    reason,
    rule,
    expected: wanted,
    ...near,
    fix: meant === undefined ? `Give ${wanted}.` : `Did you mean “${meant}”?`,
  });
}
