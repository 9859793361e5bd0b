/** What may come next in a text that is being written. */
import type { SlotParser } from '../grammar/parser.ts';
import { type LineLexer, OPENERS } from '../lexer/lexer.ts';
import type { Lexeme, Vocabulary } from '../lexicon/vocabulary.ts';
import { normalise } from '../normalise/normalise.ts';
import { isStoryName } from '../normalise/story-name.ts';
import { isTooLong } from '../normalise/text-limit.ts';
import type { CardFacts } from '../phrase/define-phrase.ts';
import type { NextWord } from './types.ts';

/** What a language reads with. */
interface Reading {
  readonly vocabulary: Vocabulary;
  readonly lexer: LineLexer;
  readonly parser: SlotParser;
}

/** Kinds of open words, of which a language has no list: a number stands for all of them. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  't:integer': ['1', '2', '3'],
  't:signed': ['+1', '+2'],
  't:number-symbol': ['{1}', '{2}'],
};

/** The words that can stand behind a text, which ends between two words; see `Language.next`. */
export function nextWords(
  text: string,
  facts: CardFacts,
  { vocabulary, lexer, parser }: Reading,
): readonly NextWord[] {
  if (isTooLong(text)) return [];
  const line = text.slice(text.lastIndexOf('\n') + 1);
  // The name of an ability, of which nothing is written yet.
  const isName = isStoryName(line.trim(), facts.storyNames);
  const clean = isName ? undefined : normalise(line, vocabulary.lexicon, facts.storyNames).at(-1);
  const said = clean?.text.text ?? '';
  const { tokens } = lexer.lex(clean?.stopped === true ? said.replace(/\.$/, '') : said);
  const before = tokens.at(-1);
  const begins = before === undefined || OPENERS.has(before.image);
  return parser
    .next('ability', tokens, vocabulary.lexemes)
    .flatMap((lexeme) => wordsOf(lexeme, vocabulary, begins));
}

function wordsOf(lexeme: Lexeme, vocabulary: Vocabulary, begins: boolean): readonly NextWord[] {
  const kinds = lexeme.categories.map((id) => vocabulary.categoryNames[id]!);
  if (lexeme === vocabulary.name)
    return (vocabulary.lexicon.names ?? []).map((name) => ({ text: name, kind: 'name' }));
  const open = kinds.find((kind) => NUMBERS[kind] !== undefined);
  if (lexeme.surface === '')
    return (NUMBERS[open ?? ''] ?? []).map((number) => ({ text: number, kind: 'number' }));
  const kind =
    kinds.find((one) => one.startsWith('t:'))?.slice(2) ?? (/\p{L}/u.test(lexeme.surface) ? 'word' : 'mark');
  const { surface } = lexeme;
  return [{ text: begins ? surface.charAt(0).toUpperCase() + surface.slice(1) : surface, kind }];
}
