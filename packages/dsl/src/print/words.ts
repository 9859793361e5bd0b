/** Joins printed words to text: spaces, capitals, articles. */
import { articleFor } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

/** Placeholder for "a" or "an" until the next word is known. */
export const ARTICLE = 'a/an';

/** Marks without a space before them, and without one after them. */
const CLOSE_BEFORE = /^(?:[.,:;!?”/)]|'.*)$/;
const CLOSE_AFTER: ReadonlySet<string> = new Set(['“', '(', '+', '-', '/']);
const OPENS_SENTENCE: ReadonlySet<string> = new Set(['.', '!', '?', ':', '—', '•', '“']);

/** Replaces each article by the form for the next word. */
export function withArticles(words: readonly string[]): string[] {
  // By the sound of the next word: a quotation mark has none.
  return words.map((word, i) =>
    word === ARTICLE ? articleFor(words[words[i + 1] === '“' ? i + 2 : i + 1] ?? '') : word,
  );
}

type Spelled = Pick<Lexicon, 'closeUp' | 'quotesNames'>;

/** Stands for symbols among the marks that close up. */
const SYMBOLS = '{}';

/**
 * Joins words into text as a reader expects it.
 * @param lexicon says which marks close up, and whether names stand in quotation marks
 */
export function joinWords(
  parts: readonly string[],
  { closeUp = [], quotesNames = false }: Spelled = {},
): string {
  const words = withArticles(parts);
  const symbols = closeUp.includes(SYMBOLS);
  let text = '';
  let start = true;
  const costs = costStarts(words);
  for (let i = 0; i < words.length; i++) {
    let word = words[i]!;
    // A full stop after a quotation that ends the sentence goes inside it; a name is no sentence.
    const isName = quotesNames && words[i - 2] === '“';
    if (word === '”' && words[i + 1] === '.' && !isName) {
      text += '.”';
      start = true;
      i++;
      continue;
    }
    if ((start || costs.has(i)) && /^\p{Ll}/u.test(word)) word = word[0]!.toUpperCase() + word.slice(1);
    const before = words[i - 1] ?? '';
    const close =
      text === '' ||
      CLOSE_BEFORE.test(word) ||
      CLOSE_AFTER.has(before) ||
      closeUp.includes(word) ||
      closeUp.includes(before) ||
      (symbols && word[0] === '{' && before[0] === '{');
    text += close ? word : ` ${word}`;
    start = OPENS_SENTENCE.has(word);
  }
  return text;
}

/** Where costs begin: each item of a cost list is capitalised like a sentence. */
function costStarts(words: readonly string[]): ReadonlySet<number> {
  const starts = new Set<number>();
  for (let dash = words.indexOf('—'); dash >= 0; dash = words.indexOf('—', dash + 1))
    for (let i = dash - 1; i >= 0 && !OPENS_SENTENCE.has(words[i]!); i--)
      if (words[i] === ',') starts.add(i + 1);
  return starts;
}

/** Whether a printed word equals an input token, ignoring case. */
export function sameWord(word: string, { image }: { readonly image: string }): boolean {
  if (word === image) return true;
  const lower = image.toLowerCase();
  return word === ARTICLE ? lower === 'a' || lower === 'an' : word.toLowerCase() === lower;
}

/** Whether the words from `start` on equal the input tokens. */
export function sameWords(
  words: readonly string[],
  start: number,
  read: readonly { readonly image: string }[],
  first: number,
  last: number,
): boolean {
  if (words.length - start !== last - first) return false;
  for (let i = first; i < last; i++) if (!sameWord(words[start + i - first]!, read[i]!)) return false;
  return true;
}
