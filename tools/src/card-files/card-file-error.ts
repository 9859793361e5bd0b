/** What can be wrong with a card file. The code is stable; the message is for people. */
export type CardFileErrorCode =
  /** The file is not JSON or YAML at all. */
  | 'card-file/syntax'
  /** It is, but in none of the forms that are understood. */
  | 'card-file/form'
  /** One or more cards lack a fact or have a wrong one. */
  | 'card-file/card'
  /** Two cards of the file claim the same set and number. */
  | 'card-file/duplicate';

/** A card file that cannot be read. `problems` has one line per thing to mend. */
export class CardFileError extends Error {
  override readonly name = 'CardFileError';
  constructor(
    readonly code: CardFileErrorCode,
    /** The file as the user named it. */
    readonly file: string,
    readonly problems: readonly string[],
    readonly help: string,
  ) {
    const shown = problems.slice(0, 10).map((p) => `  - ${p}`);
    const more = problems.length > shown.length ? [`  … and ${problems.length - shown.length} more`] : [];
    super([`${file}: ${help} [${code}]`, ...shown, ...more].join('\n'));
  }
}
