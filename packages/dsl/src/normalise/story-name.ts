const WORD = /\S+/g;
/** What a name in capitals cannot contain: lower-case letters, and the marks and symbols of text. */
const NO_NAME = /\p{Ll}|[{}<>•“”:;()+]|—/u;
/** A number that text could use; "10,000" is not one. */
const NUMBER = /^-?\d+(?!,\d{3})[^\p{L}\d]*$/u;

const CAPITALS = /\p{Lu}.*\p{Lu}/u;

const isText = (word: string): boolean => NO_NAME.test(word) || NUMBER.test(word);

/** Whether a line is only an ability name: all in capitals, without numbers or symbols. */
export const isStoryName = (line: string, stated?: readonly string[]): boolean =>
  stated ? stated.includes(line) : CAPITALS.test(line) && !line.split(/\s+/).some(isText);

/**
 * Length of the ability name in capitals before its text, with the space after it; or 0.
 *
 * @param stated the names given by the card's file; then nothing else is a name
 * @param namesEnd marks between a name and its text
 */
export function storyNameLength(
  text: string,
  stated?: readonly string[],
  namesEnd: readonly string[] = [],
): number {
  const ended = markedLength(text, namesEnd);
  if (stated)
    return ended > 0 && stated.includes(text.slice(0, ended - 2)) ? ended : statedLength(text, stated);
  if (ended > 0) return ended;
  // The words in capitals, and the first word that is not.
  const words: RegExpExecArray[] = [];
  let isEnded = false;
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null && !isEnded; match = WORD.exec(text)) {
    words.push(match);
    isEnded = isText(match[0]) && match[0] !== '—';
  }
  if (!isEnded) return 0;
  let count = words.length - 1;
  // Exclude what begins the sentence: a dash, "A" or "I" directly before a lower-case word.
  while (count > 0) {
    const word = words[count - 1]![0];
    const article = /^(A|I)$/.test(word) && /^\p{Ll}/u.test(words[count]![0]);
    if (!article && word !== '—') break;
    count--;
  }
  const named = words.slice(0, count).some(([word]) => CAPITALS.test(word));
  return named ? words[count]!.index : 0;
}

/** The length of a name that ends with a mark: nothing else in capitals stands before such a mark. */
function markedLength(text: string, namesEnd: readonly string[]): number {
  for (const mark of namesEnd) {
    const end = text.indexOf(`${mark} `);
    if (end > 0 && isStoryName(text.slice(0, end))) return end + mark.length + 1;
  }
  return 0;
}

function statedLength(text: string, stated: readonly string[]): number {
  const lengths = stated.filter((name) => text.startsWith(`${name} `)).map(({ length }) => length + 1);
  return Math.max(0, ...lengths);
}
