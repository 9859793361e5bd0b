import type { Ability } from '@cardwright/core/data';
import type { LanguageErrorCode } from '../errors/language-errors.ts';
import { NESTING_LIMIT, nestsTooDeeply } from './nesting.ts';

/** An ability that no phrase of the language can print. */
export class UnprintableError extends Error {
  readonly code = 'DSL9002' satisfies LanguageErrorCode;
  readonly ability: Ability;

  constructor(ability: Ability) {
    super(
      nestsTooDeeply(ability)
        ? `An ability has at most ${NESTING_LIMIT} levels of data.`
        : `No phrase of this language says: ${JSON.stringify(ability)}`,
    );
    this.name = 'UnprintableError';
    this.ability = ability;
  }
}
