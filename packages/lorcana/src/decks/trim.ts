/** Characters without width that come with copied text. */
export const UNSEEN = '\u00ad\u200b\u200c\u200d\u2060\ufeff';

/**
 * Where a text begins and ends without certain characters and blanks around it. No regular expression: one that looks
 * for blanks at an end takes a time that grows with the square of a long run of them.
 *
 * @param marks characters to leave out besides blanks
 */
export function trimmed(text: string, marks: string): readonly [start: number, end: number] {
  const isAround = (at: number) => marks.includes(text[at]!) || text[at]!.trim() === '';
  let start = 0;
  let end = text.length;
  while (start < end && isAround(start)) start++;
  while (end > start && isAround(end - 1)) end--;
  return [start, end];
}
