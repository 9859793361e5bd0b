import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileText, type Language, type CardFacts as TextFacts } from '@cardwright/dsl';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';

/** One language for a whole test file; it knows the names that the tests speak of. */
export const language: Language = createLorcanaLanguage({
  names: ['Aladdin', 'Anna', 'Elsa', 'Gaston', 'Hades', 'Stitch', 'Te Kā', 'Fire the Cannons!'],
});

/** Facts of a card of each type, as a text of unknown origin may stand on. */
export const anyType: readonly TextFacts[] = [
  { type: 'character', pronoun: 'they' },
  { type: 'action', resolves: true, pronoun: 'it' },
  { type: 'item', pronoun: 'it' },
  { type: 'location', pronoun: 'it' },
];

/** The facts with which a text is whole, or those of a character. */
export const factsFor = (text: string): TextFacts =>
  anyType.find((facts) => compileText(language, { text, ...facts }).verdict.roundTrip) ?? anyType[0]!;

/** Public card data, where it is at hand: a fresh clone has none, and the tests that need it say so. */
export const corpus =
  process.env.CARDWRIGHT_CORPUS ?? fileURLToPath(new URL('../../../../../shared/corpus', import.meta.url));
export const hasCorpus = existsSync(corpus);
export const readCorpus = (file: string): unknown => JSON.parse(readFileSync(`${corpus}/${file}`, 'utf8'));
