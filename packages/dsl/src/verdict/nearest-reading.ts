import type { CardText, Language } from '../language/types.ts';
import { isTooLong } from '../normalise/text-limit.ts';
import { type Mend, mendsAt } from './mends.ts';

/** Maximum number of changes. */
const CHANGES = 3;
/** Maximum number of texts read: a refused text costs up to some milliseconds. */
const TRIES = 60;

/**
 * The nearest readable text: the same with up to three words spelt differently, left out or put in. Undefined for a readable
 * text, and if a few changes do not help. For messages only; never used in place of the text.
 */
export function nearestReading(language: Language, card: CardText): string | undefined {
  const { text, file: _, ...facts } = card;
  // Of a text of any length there are as many small changes as words.
  if (isTooLong(text)) return undefined;
  const known = language.words();
  let tries = TRIES;
  const seen = new Set<string>([text]);
  const mend = ({ text: from, beyond }: Mend, changes: number): string | undefined => {
    const { complete, diagnostics } = language.parse(from, facts);
    tries--;
    const error = diagnostics.find(({ severity }) => severity === 'error');
    if (error === undefined) return complete ? from : undefined;
    if (changes === 0 || error.span.start <= beyond) return undefined;
    for (const changed of mendsAt(from, error, known)) {
      if (tries <= 0) return undefined;
      if (seen.has(changed.text)) continue;
      seen.add(changed.text);
      const found = mend(changed, changes - 1);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const found = mend({ text, beyond: -1 }, CHANGES);
  return found === text ? undefined : found;
}
