import type { Diagnostic } from './diagnostic.ts';

/** A diagnostic whose span lies in a text: a full stop that the text lacks has no place of its own there. */
export function withinText(one: Diagnostic, { length }: string): Diagnostic {
  const { start, end } = one.span;
  if (end <= length) return one;
  return { ...one, span: { start: Math.min(start, length), end: length } };
}
