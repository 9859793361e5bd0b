/** Zero-width characters that come with copied text. */
export const UNSEEN = '\u00ad\u200b\u200c\u200d\u2060\ufeff';

/**
 * The range of a text after trimming blanks and certain characters. Not a regular expression: matching trailing blanks
 * with one takes quadratic time on long runs.
 *
 * @param marks characters to trim besides blanks
 */
export function trimmed(text: string, marks: string): readonly [start: number, end: number] {
  const isAround = (at: number) => marks.includes(text[at]!) || text[at]!.trim() === '';
  let start = 0;
  let end = text.length;
  while (start < end && isAround(start)) start++;
  while (end > start && isAround(end - 1)) end--;
  return [start, end];
}
