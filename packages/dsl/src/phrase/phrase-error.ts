/** A row of the table that cannot be loaded: the developer's mistake, told when the language is made. */
export class PhraseError extends Error {
  readonly code = 'DSL9001';
  /** `slot/name` of the phrase. */
  readonly phrase: string;

  constructor(phrase: string, problem: string) {
    super(`Phrase ${phrase}: ${problem}`);
    this.name = 'PhraseError';
    this.phrase = phrase;
  }
}
