/** One line of a deck list: so many copies of a card. */
export interface DeckEntry {
  readonly count: number;
  /** As it was written. */
  readonly name: string;
  /** Where the name stands in {@link DeckList.text}. */
  readonly start: number;
  readonly end: number;
}

/** What is wrong with a deck, at a place of its text. */
export interface DeckProblem {
  /** Stable: `line`, `unknown-card`, `unsupported-card`, `too-long`, `code`, or what the format says. */
  readonly code: string;
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
  readonly entries: readonly DeckEntry[];
  readonly problems: readonly DeckProblem[];
}
