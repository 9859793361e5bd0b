/** The laws of the phrase table, checked on the phrases' examples. */

import type { Language } from '../language/types.ts';
import type { CardFacts } from '../phrase/define-phrase.ts';
import { equal } from '../syntax/equal.ts';

/** An example that violates a law, and how. */
export interface ExampleProblem {
  readonly phrase: string;
  readonly example: string;
  readonly problem: string;
}

/**
 * Checks every phrase's examples: each has exactly one reading, prints back unchanged, and keeps its meaning in
 * canonical wording. Examples are tried as permanents' text and as spells'.
 */
export function checkExamples(language: Language): ExampleProblem[] {
  const problems: ExampleProblem[] = [];
  for (const phrase of language.phrases)
    for (const example of phrase.examples ?? []) {
      const problem = tryText(language, example);
      if (problem) problems.push({ phrase: `${phrase.slot}/${phrase.name}`, example, problem });
    }
  return problems;
}

function tryText(language: Language, example: string): string | undefined {
  try {
    return checkText(language, example);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The law that a text violates, or undefined. Throws `UnprintableError` if its canonical wording cannot be printed. */
export function checkText(language: Language, text: string, facts: CardFacts = {}): string | undefined {
  const { abilities, diagnostics, complete } = language.parse(text, facts);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error || !complete) return error?.message ?? 'is not understood';
  for (const { ability, spelling, text: said } of abilities) {
    const spelled = language.print(ability, { facts, spelling, name: false });
    if (spelled.toLowerCase() !== said.toLowerCase()) return `prints with its spelling as "${spelled}"`;
    const canonical = language.print(ability, { facts, name: false });
    const read = language.parse(canonical, facts);
    const again = read.abilities[0]?.ability;
    const { name: _, ...nameless } = ability;
    if (!again || !equal(again, nameless))
      return `means something else in its canonical wording "${canonical}"`;
    if (!read.complete) return `can be read in several ways in its canonical wording "${canonical}"`;
  }
  return undefined;
}
