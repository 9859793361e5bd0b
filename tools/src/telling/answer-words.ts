import type { Answer, Decision } from '@cardwright/core';
import type { Question } from './question.ts';

/** An answer to a question in the words of its options. */
export function answerWords(
  { kind, options }: Question,
  { candidates }: Pick<Decision, 'candidates'>,
  answer: Answer,
): string {
  const label = (one: unknown): string =>
    options[(candidates as readonly unknown[]).indexOf(one)]?.label ?? '';
  if (kind === 'confirm') return answer === true ? 'Yes' : 'No';
  if (kind === 'choose-option') return label(answer);
  if (!Array.isArray(answer)) return String(answer);
  return answer.length === 0 ? 'nothing' : answer.map(label).join(', ');
}
