/** A row of the table that cannot be loaded: the developer's mistake, told when the language is made. */
export class PhraseError extends Error {
  readonly code = 'DSL9001';
  /** `slot/name` of the phrase. */
  readonly phrase: string;

  /** @param cause what the row's own code threw, when it did */
  constructor(phrase: string, problem: string, cause?: unknown) {
    super(`Phrase ${phrase}: ${problem}`, cause === undefined ? undefined : { cause });
    this.name = 'PhraseError';
    this.phrase = phrase;
  }
}
