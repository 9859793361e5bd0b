const WORD = /\S+/g;
/** What no word in capitals has in it. */
const NO_NAME = /\p{Ll}|[{}<>•“”]|—/u;

const CAPITALS = /\p{Lu}.*\p{Lu}/u;

/** Whether a line is an ability's name and nothing else: all of it in capitals, and no symbol in it. */
export const isStoryName = (line: string): boolean =>
  CAPITALS.test(line) && !line.split(/\s+/).some((word) => NO_NAME.test(word));

/** An ability's name in capitals before its text. Returns the length of the name with the space behind it, or 0. */
export function storyNameLength(text: string): number {
  // The words in capitals, and the first that is not.
  const words: RegExpExecArray[] = [];
  let ended = false;
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null && !ended; match = WORD.exec(text)) {
    words.push(match);
    ended = NO_NAME.test(match[0]) && match[0] !== '—';
  }
  if (!ended) return 0;
  let count = words.length - 1;
  // Give back what begins the sentence: "A", or a capital directly before a lower-case word, a number before a symbol.
  while (count > 0) {
    const word = words[count - 1]![0];
    const next = words[count]![0];
    const symbol = /^\d+$/.test(word) && next.startsWith('{');
    const article = /^(A|I)$/.test(word) && /^\p{Ll}/u.test(next);
    if (!symbol && !article && word !== '—') break;
    count--;
  }
  const named = words.slice(0, count).some(([word]) => CAPITALS.test(word));
  return named ? words[count]!.index : 0;
}
