/** A change of a text: what stands at `span` becomes `text`. Offsets count UTF-16 units of the text as it was given. */
export interface Edit {
  readonly span: { readonly start: number; readonly end: number };
  readonly text: string;
}

/** Whether two characters are of one word, so that an edit does not cut it. */
const inWord = (text: string, at: number): boolean =>
  /[\p{L}\p{N}'’]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}'’]/u.test(text[at] ?? '');

/** The edit that makes one line of another: whole words, from the first that differs to the last. */
function lineEdit(before: string, after: string, at: number): Edit {
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && before[head] === after[head]) head++;
  while (head > 0 && (inWord(before, head) || inWord(after, head))) head--;
  let tail = 0;
  while (tail < least - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  while (tail > 0 && (inWord(before, before.length - tail) || inWord(after, after.length - tail))) tail--;
  return {
    span: { start: at + head, end: at + before.length - tail },
    text: after.slice(head, after.length - tail),
  };
}

/** The edits that make one text of another, a line at a time where both have as many lines. */
export function editsBetween(before: string, after: string): readonly Edit[] {
  if (before === after) return [];
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length !== now.length) return [lineEdit(before, after, 0)];
  let at = 0;
  return old.flatMap((line, i) => {
    const start = at;
    at += line.length + 1;
    return line === now[i] ? [] : [lineEdit(line, now[i]!, start)];
  });
}

/** Applies edits that do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const fromTheEnd = [...edits].sort((a, b) => b.span.start - a.span.start);
  let made = text;
  for (const { span, text: now } of fromTheEnd) made = made.slice(0, span.start) + now + made.slice(span.end);
  return made;
}
