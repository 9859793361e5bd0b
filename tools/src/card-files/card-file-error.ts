/** What can be wrong with a card file. The code is stable; the message is for people. */
export type CardFileErrorCode =
  /** The file is not JSON or YAML at all. */
  | 'card-file/syntax'
  /** It is, but in none of the forms that are understood. */
  | 'card-file/form'
  /** A card lacks a fact or has a wrong one. */
  | 'card-file/card'
  /** Two cards claim the same set and number, or the same full name in one set. */
  | 'card-file/duplicate';

/** One thing to mend in a card file. */
export interface CardFileProblem {
  readonly message: string;
  /** Where in the list of cards: its index from 0 and the fact's keys. Absent when it is about the whole file. */
  readonly path?: readonly (string | number)[];
  /** Where in the text, when that is no data yet. */
  readonly offset?: number;
  readonly suggestion?: string;
  readonly help?: string;
}

/** A card file of which nothing can be used. `problems` has one entry per thing to mend. */
export class CardFileError extends Error {
  override readonly name = 'CardFileError';
  constructor(
    readonly code: CardFileErrorCode,
    /** The file as the user named it. */
    readonly file: string,
    readonly problems: readonly CardFileProblem[],
    summary: string,
  ) {
    const shown = problems.slice(0, 10).map(({ message }) => `  - ${message}`);
    const more = problems.length > shown.length ? [`  … and ${problems.length - shown.length} more`] : [];
    super([`${file} ${summary} [${code}]`, ...shown, ...more].join('\n'));
  }
}
