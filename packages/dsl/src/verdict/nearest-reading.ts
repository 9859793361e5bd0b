import { nearNames } from '@cardwright/core';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CardText, Language } from '../language/types.ts';

/** Candidates tried for each word. */
const WORDS = 6;
/** Maximum number of words changed. */
const CHANGES = 3;
/** Maximum number of texts read: a refused text costs up to some milliseconds. */
const TRIES = 60;

/** Keeps the capitalisation of the model. */
const like = (word: string, model: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** Candidates for the word at a diagnostic: expected words, and near words. */
function wordsAt(
  { suggestion, expected = [] }: Diagnostic,
  word: string,
  known: readonly string[],
): string[] {
  const small = /^\p{Ll}/u.test(word);
  // "cant" is "can't", and never "can": a negation is not lost for a letter.
  const whole = known.find((one) => one.includes("'") && one.replaceAll("'", '') === word.toLowerCase());
  if (whole !== undefined) return [whole];
  const said = expected.flatMap((one) => /^"(\p{L}.*)"$/u.exec(one)?.[1] ?? []);
  const near = [
    ...nearNames(word.toLowerCase(), said, WORDS),
    ...nearNames(word.toLowerCase(), known, WORDS),
  ];
  return (
    [...new Set([...(suggestion === undefined ? [] : [suggestion]), ...near])]
      // A name is not a candidate for a lower-case word.
      .filter((one) => one.toLowerCase() !== word.toLowerCase() && !(small && /^\p{Lu}/u.test(one)))
      .slice(0, WORDS)
  );
}

/**
 * The nearest readable text: the same with up to three words spelt differently. Undefined for a readable text, and if a
 * few changes do not help. For messages only; never used in place of the text.
 */
export function nearestReading(language: Language, card: CardText): string | undefined {
  const { text, file: _, ...facts } = card;
  const known = language.words();
  let tries = TRIES;
  const seen = new Set<string>([text]);
  const mend = (from: string, changes: number): string | undefined => {
    const { complete, diagnostics } = language.parse(from, facts);
    tries--;
    const error = diagnostics.find(({ severity }) => severity === 'error');
    if (error === undefined) return complete ? from : undefined;
    if (changes === 0) return undefined;
    const { start, end } = error.span;
    const word = from.slice(start, end);
    // A symbol whose brace is missing can only be that symbol.
    const others = /^\{|\}$/.test(word)
      ? [error.suggestion ?? word]
      : /^[\p{L}']+$/u.test(word)
        ? wordsAt(error, word, known)
        : [];
    for (const other of others) {
      const changed = from.slice(0, start) + like(other, word) + from.slice(end);
      if (tries <= 0 || seen.has(changed)) continue;
      seen.add(changed);
      const found = mend(changed, changes - 1);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const found = mend(text, CHANGES);
  return found === text ? undefined : found;
}
