import type { DeckProblemCode } from './problems.ts';

/** The printing that a list names besides, or instead of, a card's name. */
export interface Printing {
  /** Code of the set. */
  readonly set: string;
  readonly number: number;
}

/** One line of a deck list: a number of copies of a card. */
export interface DeckEntry {
  readonly count: number;
  /** As written, with what follows it; empty if a table has only set and number. */
  readonly name: string;
  /** Offset of the name in {@link DeckList.text}. */
  readonly start: number;
  readonly end: number;
  /** From the columns of a table; in a line, what follows the name is part of it. */
  readonly printing?: Printing;
}

/** Sections of a list that are not part of the deck: the cards swapped between games, and cards under consideration. */
export type Beside = 'sideboard' | 'maybeboard';

/** A problem of a list, or an interpretation of it, at a position in its text. */
export interface DeckProblem<Code extends string = string> {
  /** Stable: one of {@link DeckProblemCode}, or of the format. */
  readonly code: Code;
  /** An error refuses the deck. A warning is about cards outside of it; a note explains an interpretation. */
  readonly severity: 'error' | 'warning' | 'note';
  readonly message: string;
  readonly start: number;
  readonly end: number;
  /** What was probably meant. */
  readonly suggestions?: readonly string[];
  /** The usual fix. */
  readonly fix?: string;
}

/** A problem that the reader of lists found itself. */
export type ListProblem = DeckProblem<DeckProblemCode>;

/** A deck list as it was written. */
export interface DeckList {
  /** The text that all offsets refer to: the input, or the decoded deck code. */
  readonly text: string;
  /** The deck. */
  readonly entries: readonly DeckEntry[];
  /** Sections outside of the deck, never counted into it. */
  readonly beside: Readonly<Record<Beside, readonly DeckEntry[]>>;
  readonly problems: readonly ListProblem[];
}
