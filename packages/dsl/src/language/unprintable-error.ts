import type { Ability } from '@cardwright/core';

/** An ability that no phrase of the language says. */
export class UnprintableError extends Error {
  readonly code = 'DSL9002';
  readonly ability: Ability;

  constructor(ability: Ability) {
    super(`No phrase of this language says: ${JSON.stringify(ability)}`);
    this.name = 'UnprintableError';
    this.ability = ability;
  }
}
