/**
 * Canonical spelling of characters. Canonical text uses
 *
 * - `'` for apostrophes, `“ ”` for quotation marks (they nest, so they need a direction)
 * - `-` directly before a digit or a symbol for minus, ` — ` with spaces for the dash after a cost
 * - `{X}` for symbols, `•` for bullets, one space between words
 */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { MappedText } from './mapped-text.ts';

const DASH = '[-\u2010-\u2015\u2212]';

const MINUS = new RegExp(`(?<=^|[\\s(“])${DASH}(?=[\\d{])`, 'gm');
const COST_DASH = new RegExp(`(?<! ) *(?<=[ \\n}])${DASH}(?=[ \\n]) *`, 'g');

/** A full stop inside a quotation in mid-sentence; some sources print it, others do not. */
const STOP_INSIDE = /\.(?=”\s\p{Ll})/gu;

/** Any character that has a replacement. Most texts of a set have none. */
const ODD = /[\r\t"`\u00a0\u00ad\u00b4\u02bc\u2000-\u200b\u2018\u2019\u201e\u201f\u202f\ufeff]/;
const ANY_DASH = new RegExp(DASH);

interface Glyph {
  readonly pattern: RegExp;
  readonly symbol: string;
}
interface Glyphs {
  readonly any: RegExp;
  readonly all: readonly Glyph[];
}
const glyphs = new WeakMap<Lexicon, Glyphs>();

function glyphsOf(lexicon: Lexicon): Glyphs {
  let known = glyphs.get(lexicon);
  if (!known) {
    const all = (lexicon.symbols ?? []).flatMap(({ symbol, glyphs: some = [] }) =>
      some.map((glyph) => ({ source: quoteRegExp(glyph), symbol: `{${symbol}}` })),
    );
    known = {
      // An empty list must match nothing.
      any: new RegExp(all.map(({ source }) => source).join('|') || '[]'),
      all: all.map(({ source, symbol }) => ({ pattern: new RegExp(source, 'g'), symbol })),
    };
    glyphs.set(lexicon, known);
  }
  return known;
}

/** Replaces glyphs, quotes, dashes and unusual spaces. Keeps line breaks. */
export function normaliseCharacters(text: MappedText, lexicon: Lexicon): MappedText {
  let clean = ODD.test(text.text) ? replaceOdd(text) : text;
  const { any, all } = glyphsOf(lexicon);
  if (any.test(clean.text)) for (const { pattern, symbol } of all) clean = clean.replace(pattern, symbol);
  if (clean.text.includes('.”')) clean = clean.replace(STOP_INSIDE, '');
  if (ANY_DASH.test(clean.text)) clean = clean.replace(MINUS, '-').replace(COST_DASH, ' — ');
  return clean
    .replace(/(\d)(?=\{)/g, (match) => `${match[1]} `)
    .replace(/ {2,}/g, ' ')
    .replace(/(?<! ) +(?=[.,\n]|$)/g, '');
}

function replaceOdd(text: MappedText): MappedText {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\t]/g, ' ')
    .replace(/[\u200b\ufeff\u00ad]/g, '')
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u201e\u201f]/g, '“')
    .replace(/"/g, (match) => (/[\p{L}\d.,!?}']/u.test(match.input[match.index - 1] ?? '') ? '”' : '“'));
}

/** Names contain no glyphs. */
const NO_WORDS: Lexicon = {};

/** The canonical spelling of a text without line breaks, for names. */
export function normaliseName(name: string): string {
  return normaliseCharacters(MappedText.of(name), NO_WORDS).text;
}

/** A text as a pattern that matches it. */
export function quoteRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
