/** Everything known about a text, as data: for the command line, editors and bug reports. */

import type { Resolution } from '@cardwright/core/data';
import type { Bind, CardText, CompiledText, Language } from '../language/types.ts';
import { compileText } from './compile-text.ts';

/** A compiled text, and how it was understood. */
export interface Explanation extends CompiledText {
  /** Number of readings; a set's text must have 1. */
  readonly readings: number;
  /** For each ability, its resolved references. */
  readonly references: readonly (readonly Resolution[])[];
  /** For each ability, the canonical wording. */
  readonly canonical: readonly string[];
}

/** Compiles a text and explains how it was understood. */
export function explainText(language: Language, card: CardText, bind?: Bind): Explanation {
  const compiled = compileText(language, card, bind);
  return {
    ...compiled,
    tokens: compiled.tokens,
    readings: language.readings(card.text, card),
    references: compiled.abilities.map(({ references }) => references),
    canonical: compiled.abilities.map(({ ability }) => canonical(language, ability, card)),
  };
}

function canonical(language: Language, ability: Parameters<Language['print']>[0], facts: CardText): string {
  try {
    return language.print(ability, { facts });
  } catch {
    return '';
  }
}
