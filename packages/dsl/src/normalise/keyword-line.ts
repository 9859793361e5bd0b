/** Finds keywords that stand alone at the start of a line: "Morph 5", "Guard, Swift", "<Swift> …". */
import type { KeywordForm, KeywordWord, Lexicon } from '../lexicon/lexicon.ts';

const built = new WeakMap<Lexicon, RegExp | undefined>();

/** Matches a keyword with its parameter at the start of a text; compiled once per lexicon. */
export function keywordPattern(lexicon: Lexicon): RegExp | undefined {
  if (!built.has(lexicon)) built.set(lexicon, makePattern(lexicon));
  return built.get(lexicon);
}

function makePattern(lexicon: Lexicon): RegExp | undefined {
  const keywords = lexicon.keywords ?? [];
  if (keywords.length === 0) return undefined;
  const forms = [...keywords].sort((a, b) => b.word.length - a.word.length).map(pattern);
  return new RegExp(`^(?:${forms.join('|')})(?=$|[ ,\\n<.])`, 'u');
}

function pattern(keyword: KeywordWord): string {
  const variants = keyword.variants?.length ? `<*(?:(?:${keyword.variants.join('|')})>* )?` : '';
  const parameters: string[] = [];
  if (keyword.forms.includes('cost')) parameters.push(': [^>.\\n]+>?');
  if (keyword.forms.includes('resource')) parameters.push('>? \\d+ ?\\{\\p{L}+\\}');
  if (keyword.forms.includes('signed')) parameters.push('>? \\+\\d+');
  if (keyword.forms.includes('number')) parameters.push('>? \\d+');
  const bare = keyword.forms.includes('none') ? '?' : '';
  return `${variants}<*${keyword.word}>*(?:(?:${parameters.join('|') || '>'})>*)${parameters.length ? bare : '?'}`;
}

/** A keyword with a number, or without it, where it has no such form. */
export interface Misformed {
  readonly keyword: KeywordWord;
  /** The number as it is written, without its sign. */
  readonly number?: string;
}

const PARAMETER = /^>* ?(?:[+-]? ?(\d+)(?: ?\{\p{L}+\})?)?>*\.?$/u;

/** A line that is a keyword in a form that it does not have: no sentence is missing a full stop there. */
export function misformedKeyword(line: string, lexicon: Lexicon): Misformed | undefined {
  const { rest } = leadingKeywords(line, keywordPattern(lexicon));
  if (rest > 0) return undefined;
  const text = line.replace(/^<*/, '');
  for (const keyword of lexicon.keywords ?? []) {
    if (!text.startsWith(keyword.word)) continue;
    const found = PARAMETER.exec(text.slice(keyword.word.length));
    if (found !== null) return { keyword, ...(found[1] === undefined ? {} : { number: found[1] }) };
  }
  return undefined;
}

/** A keyword as cards have it, in each of its forms. @param number its number, where one is known */
export function formsOfKeyword({ word, forms }: KeywordWord, number = 'N'): readonly string[] {
  const written: Readonly<Record<KeywordForm, string>> = {
    none: word,
    number: `${word} ${number}`,
    signed: `${word} +${number}`,
    resource: `${word} ${number} {…}`,
    cost: `${word}: …`,
  };
  return forms.map((form) => written[form]);
}

/**
 * Splits keywords off the front of a line. Returns where each ends; nothing or a new text follows. A keyword followed
 * by a lower-case word is part of a sentence ("Swift beasts …").
 */
export function leadingKeywords(text: string, keyword: RegExp | undefined): { ends: number[]; rest: number } {
  const ends: number[] = [];
  let at = 0;
  if (!keyword) return { ends, rest: 0 };
  for (;;) {
    const match = keyword.exec(text.slice(at));
    if (!match) break;
    const end = at + match[0].length;
    const after = /^(?:, ?|\.? *\n? *)/.exec(text.slice(end))![0];
    const next = text.slice(end + after.length);
    const list = after.startsWith(',');
    if (list ? !keyword.test(next) : !(next === '' || /^[\p{Lu}{“<•]/u.test(next))) break;
    ends.push(end);
    at = end + after.length;
    if (next === '') break;
  }
  return { ends, rest: at };
}
