/** Diagnostics for text that is no token. */
import { LARGEST_NUMBER } from '@cardwright/core/data';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import * as messages from '../diagnostics/messages.generated.ts';
import type { LexicalProblem } from '../lexer/lexer.ts';
import { allNear } from '../lexicon/nearest.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import type { Span } from '../syntax/syntax.ts';

/** Maximum length of an unknown word repeated in a message. */
const WORD_SHOWN = 40;

/** How many near words are tried. */
const TRIED = 6;

/** @param fits whether a word could stand there instead */
export function explainUnknown(
  kind: Exclude<LexicalProblem['kind'], 'guessed-name'>,
  text: string,
  span: Span,
  vocabulary: Vocabulary,
  fits: (word: string) => boolean,
): Diagnostic {
  if (kind === 'hidden-character') return messages.hiddenCharacter(span, { name: nameOf(text) });
  if (kind === 'number-too-large')
    return messages.numberTooLarge(span, { number: text.slice(0, WORD_SHOWN), largest: LARGEST_NUMBER });
  if (kind === 'symbol-not-closed') {
    const meant = `{${text.replace(/^\{|\}$/g, '')}}`;
    const known = vocabulary.find(meant, false) !== undefined;
    return messages.symbolNotClosed(span, { symbol: text, ...(known && { suggestion: meant }) });
  }
  if (kind === 'stray-parenthesis') return messages.strayParenthesis(span);
  const suggestion = /\p{L}/u.test(text) ? wordMeant(text, vocabulary, fits) : undefined;
  const word = text.length > WORD_SHOWN ? `${text.slice(0, WORD_SHOWN)}…` : text;
  return messages.unknownWord(span, { word, ...(suggestion !== undefined && { suggestion }) });
}

/** The game's word for a misnomer, a symbol without its braces, or a near word that could stand there. */
function wordMeant(
  word: string,
  vocabulary: Vocabulary,
  fits: (word: string) => boolean,
): string | undefined {
  const misnomer = vocabulary.lexicon.misnomers?.find(({ said }) => said === word.toLowerCase());
  if (misnomer !== undefined) return misnomer.meant;
  const symbol = `{${word}}`;
  if (word === word.toUpperCase() && vocabulary.find(symbol, false) !== undefined) return symbol;
  return allNear(word, vocabulary.surfacesNear()).slice(0, TRIED).find(fits);
}

/** Formats invisible characters by code point: `U+202E, U+0007`. */
function nameOf(characters: string): string {
  const names = Array.from(
    characters,
    (one) => `U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return names.length > 4 ? `${names.slice(0, 4).join(', ')} …` : names.join(', ');
}
