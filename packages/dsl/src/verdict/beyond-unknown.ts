import type { DiagnosticCode } from '../diagnostics/codes.generated.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CardText, Language } from '../language/types.ts';
import { MappedText } from '../normalise/mapped-text.ts';
import type { Span } from '../syntax/syntax.ts';

/** What is read on with what it was probably meant for. */
const UNKNOWN: readonly DiagnosticCode[] = ['DSL1001', 'DSL1015'];

/** The sentence around a span: it ends with a full stop or with its line. */
function sentenceAround(text: string, { start, end }: Span): Span {
  const before = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('. ', start - 1));
  const after = /\.(?=\s|$)|\n/.exec(text.slice(end));
  return { start: before + 1, end: after === null ? text.length : end + after.index + 1 };
}

/**
 * What else is wrong with a text that has unknown words: the errors in its other sentences, if each unknown word is taken
 * as the known one that was probably meant. None where a word is like no other: the rest might follow from it.
 *
 * @param told what is said of the text as it is
 */
export function beyondUnknown(
  language: Language,
  card: CardText,
  told: readonly Diagnostic[],
): readonly Diagnostic[] {
  const unknown = told.filter(({ code }) => UNKNOWN.includes(code));
  if (unknown.length === 0 || unknown.some(({ suggestion }) => suggestion === undefined)) return [];
  const whole = MappedText.of(card.text);
  let meant = whole.slice(0, 0);
  let last = 0;
  for (const { span, suggestion } of [...unknown].sort((a, b) => a.span.start - b.span.start)) {
    meant = meant.concat(whole.slice(last, span.start), '').concat(MappedText.of(suggestion!, span.start));
    last = span.end;
  }
  meant = meant.concat(whole.slice(last, card.text.length));
  const guessed = unknown.map(({ span }) => sentenceAround(card.text, span));
  return language.parse(meant.text, card).diagnostics.flatMap((one): Diagnostic[] => {
    const start = meant.at(one.span.start);
    const span = { start, end: Math.max(meant.at(Math.max(one.span.end - 1, 0)) + 1, start) };
    const apart = guessed.every(({ start: from, end }) => span.start >= end || span.end <= from);
    const isTold = told.some(({ code, span: { start: at } }) => code === one.code && at === span.start);
    return one.severity === 'error' && apart && !isTold ? [{ ...one, span }] : [];
  });
}
