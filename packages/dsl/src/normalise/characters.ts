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

/** Replaces glyphs, quotes, dashes and odd spaces. Line breaks stay. */
export function normaliseCharacters(text: MappedText, lexicon: Lexicon): MappedText {
  let clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\t]/g, ' ')
    .replace(/[\u200b\ufeff\u00ad]/g, '')
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u201e\u201f]/g, '“')
    .replace(/"/g, (match) => (/[\p{L}\d.!?}']/u.test(match.input[match.index - 1] ?? '') ? '”' : '“'));
  for (const { symbol, glyphs } of lexicon.symbols ?? [])
    for (const glyph of glyphs ?? [])
      clean = clean.replace(new RegExp(quoteRegExp(glyph), 'g'), `{${symbol}}`);
  return clean
    .replace(new RegExp(`(?<=^|[\\s(“])${DASH}(?=\\d)`, 'gm'), '-')
    .replace(new RegExp(`[ ]*(?<=[ \\n}])${DASH}(?=[ \\n])[ ]*`, 'g'), ' — ')
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
