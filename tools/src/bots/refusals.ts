import type { Problem } from '../problems/problem.ts';
import type { AskMessage, ErrorMessage } from './agent/messages.ts';

/** Most choices that are quoted. */
const QUOTED = 5;
/** Longest line of a program that is quoted. */
const LONGEST = 160;
/** Refused answers to one question after which its game is given up. */
export const MOST_REFUSED = 20;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** What may be answered, shortened. */
function choicesOf({ choices, legal }: AskMessage): string {
  if (choices.length === 0) return JSON.stringify(legal);
  const shown = choices
    .slice(0, QUOTED)
    .map(({ label, answer }) => `${JSON.stringify(answer)} (${label})`)
    .join(', ');
  return choices.length > QUOTED ? `${shown} and ${choices.length - QUOTED} more` : shown;
}

/** Counts what of the answers of a program is refused, so that a bot that never finds one itself does not pass for one. */
export class Refusals {
  private questions = 0;
  private open: AskMessage | null = null;
  private times = 0;
  private refusedQuestions = 0;
  private first: string | undefined;

  /** What it is asked now; null for nothing. */
  get question(): AskMessage | null {
    return this.open;
  }

  /** It is asked. */
  ask(question: AskMessage): void {
    this.questions++;
    this.open = question;
    this.times = 0;
  }

  /** Its answer is taken, or nobody waits for it any more. */
  done(): void {
    this.open = null;
  }

  /** A line of it is refused. Whether that has happened too often at this question. */
  add(line: string, { message }: ErrorMessage): boolean {
    const { open } = this;
    if (open === null) return false;
    if (++this.times === 1) this.refusedQuestions++;
    this.first ??= `to “${open.text}” (${open.kind}) in seat ${open.player} it sent ${cut(line.trim())}: ${message}. Legal: ${choicesOf(open)}`;
    return this.times >= MOST_REFUSED;
  }

  /** What is to be told of it. */
  problems(name: string): Problem[] {
    const { refusedQuestions, questions, first } = this;
    if (first === undefined) return [];
    return [
      {
        code: 'bot:refused',
        // A choice by chance may break what some choices must fulfil as a whole; that is rare.
        severity: 2 * refusedQuestions > questions ? 'error' : 'warning',
        message: `${name} gave a refused answer to ${refusedQuestions} of ${questions} questions; first ${first}`,
        help: 'answer what the choices have, as a list where “list” says so; `cardwright docs agents` has all fields',
      },
    ];
  }
}
