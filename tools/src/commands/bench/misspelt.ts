/** How a word is misspelt: without a letter, written twice, or left out. */
const WAYS: readonly ((word: string) => string)[] = [
  (word) => word.slice(0, 1) + word.slice(2),
  (word) => `${word} ${word}`,
  () => '',
];

const WORD = /\p{Ll}{3,}/gu;

/**
 * Texts with one word misspelt, each text and way in turn and another word each time: the same for the same texts.
 *
 * @param isRefused whether a text counts: some are read all the same
 */
export function misspelt(
  texts: readonly string[],
  many: number,
  isRefused: (text: string) => boolean,
): readonly string[] {
  const found: string[] = [];
  // A text that has no further word, or is never refused, must not keep this going.
  const tries = many * WAYS.length * 2;
  for (let i = 0; i < tries && found.length < many; i++) {
    const text = texts[i % texts.length]!;
    const words = [...text.matchAll(WORD)];
    const word = words[(i * STEP) % words.length];
    if (word === undefined) continue;
    const wrong = WAYS[i % WAYS.length]!(word[0]);
    const end = word.index + word[0].length;
    const misspelt = text.slice(0, word.index) + wrong + text.slice(wrong === '' ? end + 1 : end);
    if (isRefused(misspelt)) found.push(misspelt);
  }
  return found;
}

/** A prime, so that the words that are misspelt lie all over their texts. */
const STEP = 7;
