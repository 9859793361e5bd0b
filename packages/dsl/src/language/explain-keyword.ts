/** Diagnostics for keywords in forms that they do not have. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { objected } from '../diagnostics/objected.ts';
import type { Token } from '../grammar/node.ts';
import type { KeywordWord, Lexicon } from '../lexicon/lexicon.ts';
import {
  formsOfKeyword,
  keywordPattern,
  leadingKeywords,
  type Misformed,
} from '../normalise/keyword-line.ts';
import type { Line } from '../reading/line.ts';
import { wrong } from '../sense/messages.ts';
import type { Span } from '../syntax/syntax.ts';

/** A keyword that stands alone on its line in a form that it does not have: the forms that it has. */
export function explainMisformed(span: Span, { keyword, number }: Misformed): Diagnostic {
  const printed = keyword.spokenBare ? keyword.forms.filter((form) => form !== 'none') : keyword.forms;
  const forms = formsOfKeyword({ ...keyword, forms: printed }, number);
  const told = forms.map((form) => `“${form}”`).join(' or ');
  const [only] = forms;
  const isWhole = forms.length === 1 && !/…| \+?N$/.test(only!);
  return {
    ...objected(span, wrong('keyword-form', { keyword: keyword.word, forms: told })),
    fix: `Write ${told}${number === undefined && told.includes('N') ? ', with a number for N' : ''}.`,
    ...(isWhole && { suggestion: only! }),
  };
}

const keywordAt = (token: Token | undefined, { keywords = [] }: Lexicon): KeywordWord | undefined =>
  token && keywords.find(({ word }) => word === token.image);

/** A keyword with a number where cards are said to have it ("with Morph 2"), if reading stops behind the number. */
export function explainNumber(line: Line, furthest: number, lexicon: Lexicon): Diagnostic | undefined {
  const { tokens } = line;
  for (const at of [furthest - 2, furthest - 1]) {
    const keyword = keywordAt(tokens[at], lexicon);
    const number = tokens[at + 1];
    if (keyword === undefined || number === undefined || !/^[+-]?\d+$/.test(number.image)) continue;
    if (tokens[at - 1]?.image !== 'with') return undefined;
    const span = line.spanOf(at, at + 2);
    return {
      ...objected(span, wrong('number-of-keyword', { keyword: keyword.word })),
      fix: `Write “with ${keyword.word}”.`,
      suggestion: keyword.word,
    };
  }
  return undefined;
}

/** What may be an unknown keyword: a word in capitals that stands alone on its line, or with a number. */
const ALONE = /^<*\p{Lu}[\p{L}’'-]*>* ?(?:[+-]?\d+)?>*\.?$/u;

/** Whether a line with unknown words is no sentence, which would end with a full stop, but was meant for keywords. */
export function isMeantForKeyword(
  { text: { text } }: Line['clean'],
  unknown: readonly { readonly start: number; readonly end: number; readonly meant: string | undefined }[],
  lexicon: Lexicon,
): boolean {
  if (unknown.length === 0) return false;
  if (ALONE.test(text)) return true;
  const bare = text.replace(/\.$/, '');
  const meant = unknown
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (all, one) =>
        one.meant === undefined ? all : all.slice(0, one.start) + one.meant + all.slice(one.end),
      bare,
    );
  return leadingKeywords(meant, keywordPattern(lexicon)).rest === meant.length;
}
