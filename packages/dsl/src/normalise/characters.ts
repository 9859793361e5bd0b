/**
 * One spelling for each mark. Canonical text uses
 *
 * - `'` for apostrophes, `“ ”` for quotation marks (they nest, so they need a direction)
 * - `-` directly before a digit for minus, ` — ` with spaces for the dash after a cost
 * - `{X}` for symbols, `•` for bullets, one space between words
 */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { MappedText } from './mapped-text.ts';

const DASH = '[-\u2010-\u2015\u2212]';

const MINUS = new RegExp(`(?<=^|[\\s(“])${DASH}(?=\\d)`, 'gm');
const COST_DASH = new RegExp(`[ ]*(?<=[ \\n}])${DASH}(?=[ \\n])[ ]*`, 'g');

interface Glyph {
  readonly pattern: RegExp;
  readonly symbol: string;
}
const glyphs = new WeakMap<Lexicon, readonly Glyph[]>();

function glyphsOf(lexicon: Lexicon): readonly Glyph[] {
  let known = glyphs.get(lexicon);
  if (!known) {
    known = (lexicon.symbols ?? []).flatMap(({ symbol, glyphs: all = [] }) =>
      all.map((glyph) => ({ pattern: new RegExp(quoteRegExp(glyph), 'g'), symbol: `{${symbol}}` })),
    );
    glyphs.set(lexicon, known);
  }
  return known;
}

/** Replaces glyphs, quotes, dashes and odd spaces. Line breaks stay. */
export function normaliseCharacters(text: MappedText, lexicon: Lexicon): MappedText {
  let clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\t]/g, ' ')
    .replace(/[\u200b\ufeff\u00ad]/g, '')
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u201e\u201f]/g, '“')
    .replace(/"/g, (match) => (/[\p{L}\d.!?}']/u.test(match.input[match.index - 1] ?? '') ? '”' : '“'));
  for (const { pattern, symbol } of glyphsOf(lexicon)) clean = clean.replace(pattern, symbol);
  return clean
    .replace(MINUS, '-')
    .replace(COST_DASH, ' — ')
    .replace(/(\d)(?=\{)/g, (match) => `${match[1]} `)
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[.,\n]|$)/g, '');
}

/** The canonical spelling of a piece of text without line breaks: for names. */
export function normaliseName(name: string): string {
  return normaliseCharacters(MappedText.of(name), {}).text;
}

function quoteRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
