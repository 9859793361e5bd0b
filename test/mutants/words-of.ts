/** The words of a text, counted: what is compared to find a word that nothing accounts for. */

const NUMBERS: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  an: 'a',
  any: 'a',
};

/** A full stop is counted too: clauses that are said as sentences have more of them. */
const WORD = /\.|\{\w+\}|[+-]?\d+|\p{L}+(?:-\p{L}+)*n't|[\p{L}\d][\p{L}\d-]*|'\p{L}+/gu;

export type Words = ReadonlyMap<string, number>;

/** A word and where it stands. */
export interface Occurrence {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

export function occurrencesOf(text: string): Occurrence[] {
  return [...text.toLowerCase().matchAll(WORD)].map(({ 0: image, index }) => ({
    word: NUMBERS[image] ?? image,
    start: index,
    end: index + image.length,
  }));
}

export function wordsOf(text: string): Words {
  const words = new Map<string, number>();
  for (const { word } of occurrencesOf(text)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/** Words of one that another has not, or not so often. */
export function lacking(words: Words, others: Words): Words {
  const left = new Map<string, number>();
  for (const [word, count] of words) {
    const more = count - (others.get(word) ?? 0);
    if (more > 0) left.set(word, more);
  }
  return left;
}
