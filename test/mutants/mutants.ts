import type { OutsideChance } from '@cardwright/core/game';

/** How a text was changed: a word taken out, put twice, put behind its neighbour, or in the place of another. */
export type Change = 'deleted' | 'doubled' | 'swapped' | 'replaced';

export interface Mutant {
  readonly change: Change;
  /** What stood there, and what stands there now, in small letters. */
  readonly from: string;
  readonly to: string;
  /** Where it stands, in both texts: before it they are the same. */
  readonly at: number;
  readonly text: string;
}

/** A word of a line, with its kind ("word", "number", "type") and its place. */
export interface Word {
  readonly text: string;
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

const MARK = /^[.,:”“]$/;

/** As in front: a capital stays one. */
const like = (word: string, model: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/**
 * Every mutant of a line: for each word three and, of each list, one word in its place.
 *
 * @param others the words that may stand for one of a kind: those of its kind, and all
 */
export function* mutantsOf(
  line: string,
  words: readonly Word[],
  others: (kind: string) => readonly (readonly string[])[],
  chance: OutsideChance,
): Generator<Mutant> {
  for (const [i, word] of words.entries()) {
    if (MARK.test(word.text)) continue;
    const next = words[i + 1];
    const become = (change: Change, to: string, end = word.end): Mutant => ({
      change,
      from: line.slice(word.start, end).toLowerCase(),
      to: to.toLowerCase(),
      at: word.start,
      text: tidied(line.slice(0, word.start) + to + line.slice(end)),
    });
    yield become('deleted', '');
    yield become('doubled', `${word.text} ${word.text}`);
    if (next && !MARK.test(next.text)) yield become('swapped', `${next.text} ${word.text}`, next.end);
    for (const list of others(word.kind)) {
      const other = chance.pick(list);
      if (other.toLowerCase() !== word.text.toLowerCase()) yield become('replaced', like(other, word.text));
    }
  }
}

const tidied = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,])/g, '')
    .trim();
