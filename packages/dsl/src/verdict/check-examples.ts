/** The laws of the phrase table, checked on the phrases' examples. */

import { createLanguage } from '../language/create-language.ts';
import type { Language } from '../language/types.ts';
import { defineLexicon } from '../lexicon/lexicon.ts';
import type { CardFacts, Phrase } from '../phrase/define-phrase.ts';
import { NEUTRAL_PHRASES } from '../phrases/index.ts';
import { equal } from '../syntax/equal.ts';

/** An example that violates a law, and how. */
export interface ExampleProblem {
  readonly phrase: string;
  readonly example: string;
  readonly problem: string;
}

/**
 * Checks every phrase's examples: each has exactly one reading, prints back unchanged, and keeps its meaning in
 * canonical wording. Examples are tried as permanents' text and as spells'. A neutral row's example stands in the words of
 * the game; one that needs a row which the language leaves out is none of it.
 */
export function checkExamples(language: Language): ExampleProblem[] {
  const problems: ExampleProblem[] = [];
  for (const phrase of language.phrases)
    for (const [index, example] of (phrase.examples ?? []).entries()) {
      const problem = tryText(language, example);
      if (problem && !needsWhatIsLeftOut(language, phrase, index))
        problems.push({ phrase: `${phrase.slot}/${phrase.name}`, example, problem });
    }
  return problems;
}

/** The words that the examples of neutral rows are written in. */
const NEUTRAL_WORDS = defineLexicon({
  types: [{ id: 'thing', one: 'thing', many: 'things' }],
  zones: ['deck', 'hand', 'discard'].map((id) => ({ id, one: id, many: `${id}s` })),
});

let neutral: Language | undefined;

/** Whether a neutral example is said by a row that the language has not. */
function needsWhatIsLeftOut({ phrases }: Language, { slot, name }: Phrase, index: number): boolean {
  const example = NEUTRAL_PHRASES.find((one) => one.slot === slot && one.name === name)?.examples?.[index];
  if (example === undefined) return false;
  neutral ??= createLanguage({ lexicons: [NEUTRAL_WORDS], phrases: [] });
  const known = new Set(phrases.map((one) => `${one.slot}/${one.name}`));
  return neutral.parse(example).abilities.some((read) => read.phrases.some((row) => !known.has(row)));
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
