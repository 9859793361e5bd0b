/** Validates a lexicon. For authors without a type checker. */

import type { LanguageErrorCode } from '../errors/language-errors.ts';
import type { Lexicon } from './lexicon.ts';
import { nearest } from './nearest.ts';

/** An invalid lexicon: a developer's mistake, reported when the language is created. */
export class LexiconError extends Error {
  readonly code = 'DSL9003' satisfies LanguageErrorCode;
  override readonly name = 'LexiconError';
}

/** The fields of a word, required ones first; an empty list for words that are plain strings. */
const WORDS: Readonly<
  Record<Exclude<keyof Lexicon, 'quotesNames'>, readonly [readonly string[], readonly string[]]>
> = {
  types: [
    ['id', 'one', 'many'],
    ['pronoun', 'resolves', 'calledToo', 'stats', 'does'],
  ],
  stats: [['id'], ['symbol', 'words']],
  symbols: [['symbol'], ['glyphs', 'resource']],
  zones: [
    ['id', 'one', 'many'],
    ['ordered', 'playedFrom', 'does'],
  ],
  keywords: [
    ['id', 'word', 'forms'],
    ['variants', 'variantsOf', 'spokenBare', 'verb', 'bearers', 'beyondPlay', 'reminders'],
  ],
  classifications: [[], []],
  colors: [['id', 'word'], []],
  states: [['id', 'word'], []],
  verbs: [
    ['base', 'third'],
    ['past', 'participle'],
  ],
  nouns: [['one', 'many'], []],
  once: [[], []],
  names: [[], []],
  namesEnd: [[], []],
  abilitiesEnd: [[], []],
  misnomers: [['said', 'meant'], []],
  idiom: [['neutral', 'words'], []],
  closeUp: [[], []],
};
const LISTS = [
  'forms',
  'variants',
  'variantsOf',
  'bearers',
  'reminders',
  'calledToo',
  'stats',
  'does',
  'words',
  'glyphs',
];
const FORMS = ['none', 'number', 'signed', 'resource', 'cost'];

function refuse(message: string, given?: string, known: readonly string[] = []): never {
  const near = given === undefined ? undefined : nearest(given, known);
  throw new LexiconError(`${message}${near === undefined ? '.' : `; did you mean "${near}"?`}`);
}

const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function checkWord(kind: keyof typeof WORDS, word: unknown, index: number): void {
  const [needed, others] = WORDS[kind];
  const where = `entry ${index + 1} of "${kind}"`;
  if (needed.length === 0) {
    if (typeof word !== 'string') refuse(`Lexicon: ${where} is no text`);
    return;
  }
  if (typeof word !== 'object' || word === null) refuse(`Lexicon: ${where} is no object`);
  const fields = word as Readonly<Record<string, unknown>>;
  const known = [...needed, ...others];
  for (const field of Object.keys(fields))
    if (!known.includes(field)) refuse(`Lexicon: ${where} has a field "${field}"`, field, known);
  for (const field of needed)
    if (!LISTS.includes(field) && (typeof fields[field] !== 'string' || fields[field] === ''))
      refuse(`Lexicon: ${where} needs "${field}", a text`);
  for (const field of LISTS)
    if (
      known.includes(field) &&
      (needed.includes(field) || fields[field] !== undefined) &&
      !isTextList(fields[field])
    )
      refuse(`Lexicon: "${field}" of ${where} is no list of texts`);
  if (kind === 'keywords')
    for (const form of fields['forms'] as readonly string[])
      if (!FORMS.includes(form)) refuse(`Lexicon: ${where} has no form "${form}"`, form, FORMS);
}

/**
 * Refuses an invalid lexicon.
 * @throws LexiconError with the entry and a near name
 */
export function checkLexicon(lexicon: Lexicon): void {
  if (typeof lexicon !== 'object' || lexicon === null) refuse('A lexicon is an object of lists of words');
  const { quotesNames, ...lists } = lexicon;
  if (quotesNames !== undefined && typeof quotesNames !== 'boolean')
    refuse('Lexicon: "quotesNames" is neither true nor false');
  for (const [kind, words] of Object.entries(lists) as [keyof typeof WORDS, unknown][]) {
    if (!(kind in WORDS)) refuse(`Lexicon: there are no words called "${kind}"`, kind, Object.keys(WORDS));
    if (words === undefined) continue;
    if (!Array.isArray(words)) refuse(`Lexicon: "${kind}" is no list`);
    for (const [index, word] of (words as readonly unknown[]).entries()) checkWord(kind, word, index);
  }
}
