import { nearNames } from '@cardwright/core';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CardText, Language } from '../language/types.ts';

/** Words tried in the place of one. */
const WORDS = 6;
/** Most words of a text that are changed. */
const CHANGES = 3;
/** Most texts that are read: a refused text costs up to some milliseconds. */
const TRIES = 60;

/** As in front: a capital stays one. */
const like = (word: string, model: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** What may have been meant by the word at a diagnostic: what was expected there, and what is spelt nearly so. */
function wordsAt(
  { suggestion, expected = [] }: Diagnostic,
  word: string,
  known: readonly string[],
): string[] {
  const small = /^\p{Ll}/u.test(word);
  const said = expected.flatMap((one) => /^"(\p{L}.*)"$/u.exec(one)?.[1] ?? []);
  const near = [
    ...nearNames(word.toLowerCase(), said, WORDS),
    ...nearNames(word.toLowerCase(), known, WORDS),
  ];
  return (
    [...new Set([...(suggestion === undefined ? [] : [suggestion]), ...near])]
      // A name is not what a word in small letters was to be.
      .filter((one) => one.toLowerCase() !== word.toLowerCase() && !(small && /^\p{Lu}/u.test(one)))
      .slice(0, WORDS)
  );
}

/**
 * The nearest text that is understood whole: the same with up to three words spelt otherwise. Undefined for a text that
 * is understood, and where no change of few letters makes one that is. It is for messages; nothing takes it for meant.
 */
export function nearestReading(language: Language, card: CardText): string | undefined {
  const { text, file: _, ...facts } = card;
  const known = language.words();
  let tries = TRIES;
  const seen = new Set<string>([text]);
  const mend = (from: string, changes: number): string | undefined => {
    const { complete, diagnostics } = language.parse(from, facts);
    tries--;
    if (complete) return from;
    const error = diagnostics.find(({ severity }) => severity === 'error');
    if (error === undefined || changes === 0) return undefined;
    const { start, end } = error.span;
    const word = from.slice(start, end);
    if (!/^[\p{L}']+$/u.test(word)) return undefined;
    for (const other of wordsAt(error, word, known)) {
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
