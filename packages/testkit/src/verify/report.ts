import type { CardDefinition } from '@cardwright/core/data';
import type { Duty, DutyKind } from './duty.ts';
import type { Finding } from './explore.ts';

const LEVELS = ['unread', 'tokenised', 'parsed', 'bound', 'exercised'] as const;

/** How far a card got; levels are cumulative. */
export type Level = (typeof LEVELS)[number];

/** A coverage goal that was not met. */
export interface Unmet {
  /** Which of the card's abilities, from 0. */
  readonly ability: number;
  /** Where in its data. */
  readonly path: string;
  readonly kind: DutyKind | 'unread';
  /** The step or question. */
  readonly detail: string;
  /** The words it was read from; empty when the set ships no text. */
  readonly words: string;
}

/** The verification result of one card. */
export interface CardReport {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
  /** Why it cannot be bound. */
  readonly problem?: string;
  /** Goals not met; empty if the card is exercised. */
  readonly unmet: readonly Unmet[];
  /** What its situations lacked because the game does not say how to build it. */
  readonly unmade: readonly string[];
  readonly findings: readonly Finding[];
  /** Number of goals met. */
  readonly met: number;
  readonly situations: number;
  readonly trials: number;
}

/** The verification result of a set. */
export interface VerifyReport {
  readonly cards: number;
  /** Number of cards that reached each level. */
  readonly tokenised: number;
  readonly parsed: number;
  readonly bound: number;
  readonly exercised: number;
  /** Failures. */
  readonly findings: readonly Finding[];
  readonly reports: readonly CardReport[];
}

/** The words that a path of an ability's data was read from. */
export function wordsAt(card: CardDefinition, ability: number, path: string): string {
  const text = card.texts?.[ability] ?? '';
  const spans = card.spans?.[ability] ?? {};
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const span = spans[at];
    if (span !== undefined) return text.slice(span.start, span.end);
  }
  return text;
}

/** A goal in the terms of the report. */
export function toUnmet(card: CardDefinition, duty: Duty, path: string): Unmet {
  const { kind, ability, detail } = duty;
  return { ability, path, kind, detail, words: wordsAt(card, ability, path) };
}

/** Sums up the cards. */
export function sumUp(reports: readonly CardReport[]): VerifyReport {
  const reached = (level: Level) =>
    reports.filter((report) => LEVELS.indexOf(report.level) >= LEVELS.indexOf(level)).length;
  return {
    cards: reports.length,
    tokenised: reached('tokenised'),
    parsed: reached('parsed'),
    bound: reached('bound'),
    exercised: reached('exercised'),
    findings: reports.flatMap(({ findings }) => findings),
    reports,
  };
}
