/** Detects words of an ability name that could be text: only words that no reading can use are a name. */

const WORD = /\S+/g;
const NEGATIVE = /^(?:\p{L}*N'T|NOT|NO|NEVER|CANNOT)\P{L}*$/u;

/** Queries on how the language reads words. */
export interface NameReader {
  /** Whether they form an ability. */
  reads(text: string): boolean;
  /** Whether they begin with a verb. */
  orders(text: string): boolean;
}

/** Which words of a name could be text: sentences of their own, or joined with the text after them. */
export function nameAsText(
  name: string,
  text: string,
  { reads, orders }: NameReader,
): { readonly start: number; readonly end: number } | undefined {
  const words = [...name.matchAll(WORD)];
  const { length: end } = name;
  for (const { index: start } of words) {
    const said = name.slice(start).toLowerCase();
    if (reads(`${said} ${text}`)) return { start, end };
    for (const to of sentenceEnds(said))
      if (reads(`${said.slice(0, to)}.`)) return { start, end: start + to };
  }
  const last = words.at(-1)!;
  return NEGATIVE.test(last[0]) && orders(text) ? { start: last.index, end } : undefined;
}

/** Positions where sentences may end: after each mark, and at the end. */
function sentenceEnds(text: string): number[] {
  const marks = [...text.matchAll(/[.!?]+(?= |$)/g)].map(({ index }) => index);
  return /[.!?]$/.test(text) ? marks : [...marks, text.length];
}
