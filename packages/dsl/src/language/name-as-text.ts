/** The words of an ability's name that could be words of its text: a name is what no reading can use. */

const WORD = /\S+/g;
const NEGATIVE = /^(?:\p{L}*N'T|NOT|NO|NEVER|CANNOT)\P{L}*$/u;

/** How the language reads words. */
export interface NameReader {
  /** Whether they are an ability. */
  reads(text: string): boolean;
  /** Whether they begin with a verb. */
  orders(text: string): boolean;
}

/** Which words of a name could be meant as text: as sentences of their own, or together with the text behind it. */
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

/** Where sentences may end: at each mark, and at the end. */
function sentenceEnds(text: string): number[] {
  const marks = [...text.matchAll(/[.!?]+(?= |$)/g)].map(({ index }) => index);
  return /[.!?]$/.test(text) ? marks : [...marks, text.length];
}
