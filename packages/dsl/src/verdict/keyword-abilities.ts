import { nearNames } from '@cardwright/core';
import type { Ability } from '@cardwright/core/data';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Language } from '../language/types.ts';
import { LexiconError } from '../lexicon/check-lexicon.ts';
import type { KeywordWord } from '../lexicon/lexicon.ts';
import type { CardFacts } from '../phrase/define-phrase.ts';
import { abilitiesOf, TextError } from './abilities-of.ts';

const N = /\bN\b/;

/** Two numbers to read a sentence with: where its data differs stands the keyword's own. */
const [ONE, OTHER] = [7, 8];

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The data that two readings have in common, with the keyword's number where they differ; undefined if they differ otherwise. */
function merge(a: unknown, b: unknown): unknown {
  if (typeof a === 'number' && typeof b === 'number') {
    if (a === b) return a;
    const own = { amount: 'parameter' };
    if (a === ONE && b === OTHER) return own;
    return a === -ONE && b === -OTHER ? { amount: 'per', each: -1, of: own } : undefined;
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    const items = a.length === b.length ? a.map((item, i) => merge(item, b[i])) : [undefined];
    return items.includes(undefined) ? undefined : items;
  }
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    const fields = keys.map((key) => [key, merge(a[key], b[key])] as const);
    const same = keys.length === Object.keys(b).length && fields.every(([, value]) => value !== undefined);
    return same ? Object.fromEntries(fields) : undefined;
  }
  return a === b ? a : undefined;
}

/** The word of a keyword. @throws LexiconError where the language has no such keyword */
function wordOf({ lexicon }: Language, keyword: string): KeywordWord {
  const words = lexicon.keywords ?? [];
  const word = words.find(({ id }) => id === keyword);
  if (word !== undefined) return word;
  const [near] = nearNames(
    keyword,
    words.map(({ id }) => id),
    1,
  );
  const meant = near === undefined ? '' : ` Did you mean “${near}”?`;
  throw new LexiconError(
    `The language has no keyword “${keyword}”.${meant} Its word goes into a lexicon of the language: { id: '${keyword}', word: …, forms: [ … ] }.`,
  );
}

/** What is told of a sentence with a number, told of the sentence with N. */
const withN =
  (n: number) =>
  (one: Diagnostic): Diagnostic => {
    const { suggestion } = one;
    return suggestion === undefined
      ? one
      : { ...one, suggestion: suggestion.replace(new RegExp(`\\b${n}\\b`), 'N') };
  };

/** A sentence of a keyword as it is written, read with a number for its N. */
function readWith(language: Language, sentence: string, n: number, facts: CardFacts): readonly Ability[] {
  try {
    return abilitiesOf(language, sentence.replace(N, String(n)), facts);
  } catch (error) {
    // N has one character, as the number that it was read with: what is told stands at the same places.
    if (!(error instanceof TextError)) throw error;
    const nearest = error.nearest?.replace(new RegExp(`\\b${n}\\b`), 'N');
    throw new TextError(sentence, error.diagnostics.map(withN(n)), '', nearest);
  }
}

/**
 * The abilities that a keyword stands for, from its sentences. `N` in a sentence is the number that the keyword has on its
 * card: "Morph 2" of "Draw N cards." draws 2 cards.
 *
 * @param keyword its id among the words of the language: whether it has a number
 * @param sentences one ability each
 * @param facts of a card that has the keyword, where their words depend on them
 * @throws TextError for a sentence that is not understood whole, or does not print back
 * @throws LexiconError where the language has no such keyword, where a sentence has N and the keyword no number, or the other
 *   way around
 * @example
 * keywordDefinitions: { morph: keywordAbilities(language, 'morph', ['Draw N cards.']) }
 */
export function keywordAbilities(
  language: Language,
  keyword: string,
  sentences: readonly string[],
  facts: CardFacts = {},
): readonly Ability[] {
  const { forms, spokenBare } = wordOf(language, keyword);
  const numbered = forms.some((form) => form !== 'none' && form !== 'cost');
  const said = sentences.find((sentence) => N.test(sentence));
  if (said !== undefined && !numbered)
    throw new LexiconError(
      `“${said}” has N, and “${keyword}” has no number: its word needs forms with one, such as forms: ['number'].`,
    );
  if (said !== undefined && forms.includes('none') && !spokenBare)
    throw new LexiconError(
      `“${said}” has N, and cards may have “${keyword}” without a number: take 'none' out of its forms; or, if other texts only refer to it so (“with …”), give its word spokenBare: true.`,
    );
  if (said !== undefined && forms.includes('cost'))
    throw new LexiconError(
      `“${said}” has N, and cards may have “${keyword}” with a cost instead: take 'cost' out of its forms.`,
    );
  if (said === undefined && numbered)
    throw new LexiconError(
      `“${keyword}” has a number, and none of its sentences says N: say where its number counts, or give it forms: ['none'].`,
    );
  return sentences.flatMap((sentence) => {
    const one = readWith(language, sentence, ONE, facts);
    if (!N.test(sentence)) return one;
    const merged = merge(one, readWith(language, sentence, OTHER, facts));
    if (merged === undefined)
      throw new LexiconError(`“${sentence}” differs in more than N from number to number.`);
    return merged as readonly Ability[];
  });
}
