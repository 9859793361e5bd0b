/** Which printing of a card a list names beside its name, or in place of one. */
export interface Printing {
  /** Code of the set. */
  readonly set: string;
  readonly number: number;
}

/** One line of a deck list: so many copies of a card. */
export interface DeckEntry {
  readonly count: number;
  /** As it was written, with what stands behind it; empty where a table has only set and number. */
  readonly name: string;
  /** Where the name stands in {@link DeckList.text}. */
  readonly start: number;
  readonly end: number;
  /** From the columns of a table; what a line has behind its name is part of the name. */
  readonly printing?: Printing;
}

/** Parts of a list that are beside the deck: what is exchanged between games, and what may come in one day. */
export type Beside = 'sideboard' | 'maybeboard';

/** What a list says of a deck wrongly, or what was made of it, at a place of its text. */
export interface DeckProblem {
  /**
   * Stable. What refuses the deck: `line`, `character`, `json`, `address`, `unknown-card`, `unsupported-card`, `too-long`, or
   * what the format says. What is only told: `near-name`, `only-version`, `printing`, `total`.
   */
  readonly code: string;
  /** An error refuses the deck. A warning is about what is beside it; a note tells how something was taken. */
  readonly severity: 'error' | 'warning' | 'note';
  readonly message: string;
  readonly start: number;
  readonly end: number;
  /** What was probably meant. */
  readonly suggestions?: readonly string[];
  /** The usual fix. */
  readonly fix?: string;
}

/** A deck list as it was written. */
export interface DeckList {
  /** The text that all places are in: what was given, or what a code stands for. */
  readonly text: string;
  /** The deck. */
  readonly entries: readonly DeckEntry[];
  /** What is beside it, and never counted into it. */
  readonly beside: Readonly<Record<Beside, readonly DeckEntry[]>>;
  readonly problems: readonly DeckProblem[];
}
