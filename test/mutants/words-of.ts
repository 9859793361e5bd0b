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

const WORD = /\{\w+\}|[+-]?\d+|\p{L}+(?:-\p{L}+)*n't|[\p{L}\d][\p{L}\d-]*|'\p{L}+/gu;

export type Words = ReadonlyMap<string, number>;

export function wordsOf(text: string): Words {
  const words = new Map<string, number>();
  for (const [image] of text.toLowerCase().matchAll(WORD)) {
    const word = NUMBERS[image] ?? image;
    words.set(word, (words.get(word) ?? 0) + 1);
  }
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
