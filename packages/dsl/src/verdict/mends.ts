/** Small changes of a text that may be what its author meant, at the place where it is not understood. */
import { nearNames } from '@cardwright/core';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Span } from '../syntax/syntax.ts';

/** Candidates tried for each word. */
const WORDS = 6;

/** Words that are easily left out. None of them says who or how many, so that nothing is guessed. */
const ARTICLES = ['a', 'an'];
const DASH = '—';
/** What stands between a cost and what is paid for. */
const BEHIND_COSTS = [DASH, ':'];
/** Words that are put in where they are expected. */
const JOINING = new Set(['to', 'of', 'in', 'into', 'from', 'for', 'on', 'at', 'with', 'by']);

/** Keeps the capitalisation of the model. */
const like = (word: string, model: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** The words that are expected somewhere, as they are written. */
const saidIn = ({ expected = [] }: Diagnostic): readonly string[] =>
  expected.flatMap((one) => /^"(\p{L}.*)"$/u.exec(one)?.[1] ?? []);

/** Candidates for the word at a diagnostic: expected words, and near words. */
function wordsAt(diagnostic: Diagnostic, word: string, known: readonly string[]): string[] {
  const { suggestion } = diagnostic;
  const small = /^\p{Ll}/u.test(word);
  // "cant" is "can't", and never "can": a negation is not lost for a letter.
  const whole = known.find((one) => one.includes("'") && one.replaceAll("'", '') === word.toLowerCase());
  if (whole !== undefined) return [whole];
  const near = [
    ...nearNames(word.toLowerCase(), saidIn(diagnostic), WORDS),
    ...nearNames(word.toLowerCase(), known, WORDS),
  ];
  const isOther = (one: string) =>
    // A name is not a candidate for a lower-case word, unless it is that word.
    one.toLowerCase() === word.toLowerCase()
      ? one === suggestion && one !== word
      : !(small && /^\p{Lu}/u.test(one));
  return [...new Set([...(suggestion === undefined ? [] : [suggestion]), ...near])]
    .filter(isOther)
    .slice(0, WORDS);
}

/** A changed text. */
export interface Mend {
  readonly text: string;
  /** It has helped if what is not understood comes behind this. */
  readonly beyond: number;
}

/** A word of a text. */
interface Word extends Span {
  readonly word: string;
}

const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/[^\s.,:;]+/g)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));

const put = (text: string, { start, end }: Span, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

/** Without a word that stands twice, one time after the other. */
function* onceSaid(text: string, words: readonly Word[]): Generator<string> {
  for (const [i, { word, start }] of words.entries()) {
    const next = words[i + 1];
    if (next === undefined || next.word.toLowerCase() !== word.toLowerCase()) continue;
    if (/^\s+$/.test(text.slice(start + word.length, next.start)) && /\p{L}/u.test(word))
      yield put(text, { start: start + word.length, end: next.end }, '');
  }
}

/** A number with or without its sign: "Fierce 2" for "Fierce +2". */
function* otherNumbers(text: string, { start, end }: Span): Generator<string> {
  for (const { 0: number, index } of text.matchAll(/(?<![\p{L}\p{N}+−-])(?:\+\s*)?\d+(?![\p{L}\p{N}])/gu)) {
    if (index > end || index + number.length < start) continue;
    const span = { start: index, end: index + number.length };
    const digits = number.replace(/\D+/, '');
    if (number !== `+${digits}`) yield put(text, span, `+${digits}`);
    if (number !== digits) yield put(text, span, digits);
  }
}

/** With a small word before what is not understood, or before the word in front of it, or within. */
function* withSmallWords(text: string, error: Diagnostic, words: readonly Word[]): Generator<string> {
  const { start, end } = error.span;
  const before = words.findLast((one) => one.end <= start);
  const within = words.filter((one) => one.start >= start && one.start < end);
  const joining = saidIn(error).filter((one) => JOINING.has(one));
  if (within.length > 0) for (const word of joining) yield put(text, { start, end: start }, `${word} `);
  for (const { word, start: at } of [
    ...within.slice(0, 1),
    ...(before === undefined ? [] : [before]),
    ...within.slice(1),
  ]) {
    if (!/^\p{Ll}/u.test(word)) continue;
    const article = /^[aeiou]/.test(word) ? ARTICLES[1]! : ARTICLES[0]!;
    yield put(text, { start: at, end: at }, `${article} `);
    if (word === 'may') yield put(text, { start: at, end: at }, 'you ');
  }
}

/** Most marks of a line that are tried otherwise. */
const MARKS = 3;

/** A dash or a colon that stands between words. */
const JOINT = /\s*(?:[:;–—]|-{1,2}(?=\s))\s*/gu;

/** The mark behind a cost put in, or put in place of another; and a mark left out. */
function* otherMarks(text: string, { code, span, expected = [] }: Diagnostic): Generator<string> {
  const from = text.lastIndexOf('\n', span.start - 1) + 1;
  const [line] = /^.*/.exec(text.slice(from)) as RegExpExecArray;
  const wanted = BEHIND_COSTS.find((one) => expected.includes(`"${one}"`));
  const joint = wanted === ':' ? ': ' : ` ${DASH} `;
  const marks = [...line.matchAll(JOINT)].slice(0, MARKS).map(({ 0: mark, index }) => ({
    mark,
    span: { start: from + index, end: from + index + mark.length },
  }));
  for (const { mark, span: at } of marks) {
    if (mark.trim() !== joint.trim()) yield put(text, at, joint);
    yield put(text, at, ' ');
  }
  if (code === 'DSL1002' && wanted !== undefined)
    yield `${text.slice(0, span.start).trimEnd()}${joint}${text.slice(span.start)}`;
}

/** Most words of the name of an ability. */
const NAME = 6;

/**
 * The name of an ability in capitals, and nothing between it and the ability.
 *
 * @param marked only where a mark stands there now
 */
function* asName(text: string, { span }: Diagnostic, marked: boolean): Generator<string> {
  const from = text.lastIndexOf('\n', span.start - 1) + 1;
  if (/\p{Ll}/u.test(text.slice(from, span.start))) return;
  const [line] = /^.*/.exec(text.slice(from)) as RegExpExecArray;
  const ends = [...line.matchAll(/(?<=[\p{L}\p{N}!?’'])(?:\s*[:–—-]\s*|\s+)(?=[\p{Lu}{])/gu)].slice(0, NAME);
  for (const { 0: mark, index } of ends) {
    if ((mark.trim() !== '') !== marked) continue;
    const name = line.slice(0, index).toUpperCase();
    yield put(text, { start: from, end: from + index + mark.length }, `${name} `);
  }
}

/** Marks that programs and people put around or behind a text: a mark of a list, quotation marks, another end. */
function* withoutMarks(text: string, { code, span }: Diagnostic): Generator<string> {
  if (code === 'DSL1008') for (const by of ['', ' ']) yield put(text, span, by);
  const { start } = span;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', start) < 0 ? text.length : text.indexOf('\n', start);
  const line = text.slice(from, to);
  for (const form of [/^\s*[-*•]\s+(?=[\p{L}{“"])/u, /^\s*[“"](?=[^“”"]*[”"]\s*$)/u]) {
    const [mark] = form.exec(line) ?? [];
    // Nothing that is understood stands before the error.
    if (mark === undefined || start - from > mark.length) continue;
    const rest = line.slice(mark.length);
    yield put(text, { start: from, end: to }, /[“"]/.test(mark) ? rest.replace(/[”"]\s*$/, '') : rest);
  }
  const [marks] = /^[.!]+(?=\s|["”]|$)/.exec(text.slice(start)) ?? [];
  if (marks === undefined) return;
  const stopped = text[start - 1] === '.';
  yield put(text, { start, end: start + marks.length }, stopped ? '' : '.');
}

/**
 * Texts that differ a little from one that is not understood, the likeliest first: marks around it or hidden in it left
 * out, one word that stands twice, a word spelt otherwise, another mark between a name or a cost and what follows, a number with
 * or without its sign, an article or a preposition put in.
 *
 * @param error the first that is told of the text
 * @param known the words of the language
 */
export function* mendsAt(text: string, error: Diagnostic, known: readonly string[]): Generator<Mend> {
  const { start, end } = error.span;
  const words = wordsOf(text);
  for (const one of withoutMarks(text, error)) yield { text: one, beyond: -1 };
  for (const one of onceSaid(text, words)) yield { text: one, beyond: -1 };
  const word = text.slice(start, end);
  // Other games write "{2}" for an amount.
  const [, amount] = /^\{(\d+)\}$/.exec(word) ?? [];
  if (amount !== undefined) {
    yield { text: put(text, error.span, /^\{/.test(text.slice(end)) ? `${amount} ` : amount), beyond: -1 };
    return;
  }
  // A symbol whose brace is missing can only be that symbol.
  if (/^(?:\{\S*|\S*\})$/.test(word)) {
    yield { text: put(text, error.span, error.suggestion ?? word), beyond: -1 };
    return;
  }
  for (const one of asName(text, error, true)) yield { text: one, beyond: -1 };
  if (/^[\p{L}']+$/u.test(word))
    for (const other of wordsAt(error, word, known))
      yield { text: put(text, error.span, like(other, word)), beyond: -1 };
  for (const others of [otherMarks(text, error), asName(text, error, false)])
    for (const one of others) yield { text: one, beyond: -1 };
  for (const others of [otherNumbers(text, error.span), withSmallWords(text, error, words)])
    for (const one of others) yield { text: one, beyond: start + one.length - text.length };
}
