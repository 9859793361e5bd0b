import type { CardText, Language } from '../language/types.ts';
import { isTooLong } from '../normalise/text-limit.ts';
import { type Mend, mendsAt } from './mends.ts';

/** Maximum number of changes: of a whole text, or else of a sentence. */
const CHANGES = 3;
/** Maximum number of texts read: a refused text costs up to some milliseconds. */
const TRIES = 60;
/** Number of characters from which on a text counts as several: by the cube, so that of the longest only one is read. */
const LONG = 400;

/** Looks for readable texts that are near, as long as its tries last. */
class Nearest {
  private tries = TRIES;
  private readonly known: readonly string[];
  private readonly facts: Omit<CardText, 'text' | 'file'>;

  constructor(
    private readonly language: Language,
    { text: _, file: __, ...facts }: CardText,
  ) {
    this.known = language.words();
    this.facts = facts;
  }

  /** The nearest that is readable, or the text itself; undefined if a few changes do not help. */
  of(text: string): string | undefined {
    const seen = new Set<string>([text]);
    const mend = ({ text: from, beyond }: Mend, changes: number): string | undefined => {
      const { complete, diagnostics } = this.language.parse(from, this.facts);
      this.tries -= Math.max(1, (from.length / LONG) ** 3);
      const error = diagnostics.find(({ severity }) => severity === 'error');
      if (error === undefined) return complete ? from : undefined;
      if (changes === 0 || error.span.start <= beyond) return undefined;
      for (const changed of mendsAt(from, error, this.known)) {
        if (this.tries <= 0) return undefined;
        if (seen.has(changed.text)) continue;
        seen.add(changed.text);
        const found = mend(changed, changes - 1);
        if (found !== undefined) return found;
      }
      return undefined;
    };
    return mend({ text, beyond: -1 }, CHANGES);
  }

  /** A line with those of its sentences mended that can be read behind those before them. */
  inPart(line: string): string {
    let read = '';
    let made = '';
    for (const sentence of line.match(/.+?(?:[.!](?=\s|$)|$)/g) ?? []) {
      const asked = read + (read === '' ? sentence.trimStart() : sentence);
      const meant = this.tries > 0 ? this.of(asked) : undefined;
      const helps = meant?.startsWith(read) === true;
      const gap = read === '' ? sentence.slice(0, sentence.length - sentence.trimStart().length) : '';
      made += helps ? gap + meant.slice(read.length) : sentence;
      if (helps) read = meant;
    }
    return made;
  }
}

/**
 * The text with those of its sentences mended that can be, where more is wrong than a few changes mend; undefined if none
 * can. For messages only.
 */
export function mendedInPart(language: Language, card: CardText): string | undefined {
  if (isTooLong(card.text)) return undefined;
  const nearest = new Nearest(language, card);
  const made = card.text
    .split('\n')
    .map((line) => nearest.inPart(line))
    .join('\n');
  return made === card.text ? undefined : made;
}

/**
 * The nearest readable text: the same with up to three words, or else up to three of each sentence, spelt differently, left
 * out or put in. Undefined for a readable text, and if a few changes do not help. For messages only; never used in place of
 * the text.
 */
export function nearestReading(language: Language, card: CardText): string | undefined {
  // Of a text of any length there are as many small changes as words.
  if (isTooLong(card.text)) return undefined;
  const found = new Nearest(language, card).of(card.text);
  if (found !== undefined) return found === card.text ? undefined : found;
  if (!/[.!\n]\s*\S/.test(card.text)) return undefined;
  const made = mendedInPart(language, card);
  return made !== undefined && language.parse(made, card).complete ? made : undefined;
}
