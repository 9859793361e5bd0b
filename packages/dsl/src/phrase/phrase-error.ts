import type { LanguageErrorCode } from '../errors/language-errors.ts';

/** An invalid row: a developer's mistake, reported when the language is created. */
export class PhraseError extends Error {
  readonly code = 'DSL9001' satisfies LanguageErrorCode;
  /** `slot/name` of the phrase. */
  readonly phrase: string;

  /** @param cause what the row's own code threw, if it did */
  constructor(phrase: string, problem: string, cause?: unknown) {
    super(`Phrase ${phrase}: ${problem}`, cause === undefined ? undefined : { cause });
    this.name = 'PhraseError';
    this.phrase = phrase;
  }
}
