/** What one token of text is: a symbol, or one that lacks a brace, a number, a word or a mark. */
export const TOKEN =
  /\{[^{}]*\}|\{[\p{L}\d]*|[\p{L}\d]+\}|[+-]?\d+|\p{L}+n't(?!\p{L})|\p{L}[\p{L}\d]*(?:-\p{L}+)*|'(?:s|re|ve|ll|d)\b|[^\s]/uy;

/** Characters that clean text does not contain: others are written for them. */
const UNCLEAN = /["`´‘’ʼ„‟‐‑‒–−\u00a0]/u;

/** Why no word of a text is read as this literal of a template, if so. */
export function unreadable(word: string): string | undefined {
  // "And/or" is one word.
  if (/^\p{L}+\/\p{L}+$/u.test(word)) return undefined;
  if (UNCLEAN.test(word)) return "texts have ' “ ” - and — for such marks";
  if (/^[+-]?\d/.test(word)) return 'a number is a part: {n:integer}, {by:signed}';
  TOKEN.lastIndex = 0;
  TOKEN.test(word);
  const { lastIndex } = TOKEN;
  return lastIndex === word.length
    ? undefined
    : `texts are read as "${word.slice(0, lastIndex)}" and "${word.slice(lastIndex)}" there: put a space between them`;
}

/** After these a card name may occur. */
export const BEFORE_NAME: ReadonlySet<string> = new Set(['named', '“', 'of', "'s", 'the', 'or', 'and', ',']);
