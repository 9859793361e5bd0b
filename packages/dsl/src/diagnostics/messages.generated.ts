// Generated from messages/*.md by scripts/generate-messages.mjs. Do not edit.
import type { Span } from '../syntax/syntax.ts';
import type { DiagnosticCode } from './codes.generated.ts';
import type { Diagnostic, Severity } from './diagnostic.ts';

interface Extra {
  readonly expected?: readonly string[];
  readonly suggestion?: string;
}

function make(code: DiagnosticCode, severity: Severity, message: string, fix: string, span: Span, extra: Extra): Diagnostic {
  const { expected, suggestion } = extra;
  return { code, severity, message, span, fix, ...(expected && { expected }), ...(suggestion !== undefined && { suggestion }) };
}

/** DSL1001: I don't know the word "{word}". */
export function unknownWord(span: Span, parts: { readonly word: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL1001', 'error', `I don't know the word "${parts.word}".`, 'Check the spelling, or add the word to the lexicon or to a phrase.', span, parts);
}

/** DSL1002: I don't understand "{word}" here. */
export function unexpectedWord(span: Span, parts: { readonly word: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL1002', 'error', `I don't understand "${parts.word}" here.`, 'Say it in one of the expected ways, or add a phrase to the slot that is expected here.', span, parts);
}

/** DSL1003: The text ends too early. */
export function unfinishedText(span: Span, parts: Extra = {} as never): Diagnostic {
  return make('DSL1003', 'error', 'The text ends too early.', 'Finish the sentence.', span, parts);
}

/** DSL1004: I know no card named "{name}". */
export function guessedName(span: Span, parts: { readonly name: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL1004', 'warning', `I know no card named "${parts.name}".`, 'Check the spelling, or add the card\'s name to the lexicon.', span, parts);
}

/** DSL1005: The sentence has no full stop. */
export function missingFullStop(span: Span, parts: Extra = {} as never): Diagnostic {
  return make('DSL1005', 'warning', 'The sentence has no full stop.', 'End the sentence with a full stop.', span, parts);
}

/** DSL1006: This is usually written "{printed}". */
export function oddSpelling(span: Span, parts: { readonly printed: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL1006', 'warning', `This is usually written "${parts.printed}".`, 'Write capitals only at the start of a sentence and where the lexicon has them, and a space between two costs.', span, parts);
}

/** DSL1007: This text has {length} characters; a card's text has at most {limit}. */
export function textTooLong(span: Span, parts: { readonly length: string | number; readonly limit: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL1007', 'error', `This text has ${parts.length} characters; a card's text has at most ${parts.limit}.`, 'Give one card\'s rules text, without anything else.', span, parts);
}

/** DSL1008: A character that cannot be seen stands here: {name}. */
export function hiddenCharacter(span: Span, parts: { readonly name: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL1008', 'error', `A character that cannot be seen stands here: ${parts.name}.`, 'Delete it.', span, parts);
}

/** DSL1009: This parenthesis is not one of a pair. */
export function strayParenthesis(span: Span, parts: Extra = {} as never): Diagnostic {
  return make('DSL1009', 'error', 'This parenthesis is not one of a pair.', 'Put reminder text in one pair of parentheses, without others inside, or leave it out.', span, parts);
}

/** DSL1010: A comma is missing here. */
export function missingComma(span: Span, parts: Extra = {} as never): Diagnostic {
  return make('DSL1010', 'warning', 'A comma is missing here.', 'Write the comma that ends what is said first.', span, parts);
}

/** DSL1011: This is no reminder text: "({text})". */
export function noReminder(span: Span, parts: { readonly text: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL1011', 'error', `This is no reminder text: "(${parts.text})".`, 'Write what the card does without parentheses; only the reminder text of a keyword or a rule stands in them, behind its line.', span, parts);
}

/** DSL1012: This reminds of {of}, which does not stand before it with these values. */
export function reminderOfNothing(span: Span, parts: { readonly of: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL1012', 'error', `This reminds of ${parts.of}, which does not stand before it with these values.`, 'Write "{of}" before its reminder text, with the same number, or take the reminder out.', span, parts);
}

/** DSL1013: "{words}" may be the ability's name or words of its text. */
export function nameAsText(span: Span, parts: { readonly words: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL1013', 'error', `"${parts.words}" may be the ability's name or words of its text.`, 'Write what belongs to the text in small letters, or state the ability\'s name with the card (storyNames).', span, parts);
}

/** DSL1014: {number} is more than the {largest} that a card can say. */
export function numberTooLarge(span: Span, parts: { readonly number: string | number; readonly largest: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL1014', 'error', `${parts.number} is more than the ${parts.largest} that a card can say.`, 'Say a smaller number, or "any number of" and "all" where no number is meant.', span, parts);
}

/** DSL1015: The symbol "{symbol}" lacks one of its braces. */
export function symbolNotClosed(span: Span, parts: { readonly symbol: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL1015', 'error', `The symbol "${parts.symbol}" lacks one of its braces.`, 'Write a symbol between one brace that opens and one that closes.', span, parts);
}

/** DSL2001: The words are in order, but {reason}. */
export function cannotBeMeant(span: Span, parts: { readonly reason: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL2001', 'error', `The words are in order, but ${parts.reason}.`, 'Say who does what, to what, and for how long, as printed cards do.', span, parts);
}

/** DSL2002: This was understood as "{printed}". */
export function doesNotPrintBack(span: Span, parts: { readonly printed: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL2002', 'error', `This was understood as "${parts.printed}".`, 'Use that wording, or correct the phrase that reads or prints it.', span, parts);
}

/** DSL2003: "{words}" refers to nothing that came before. */
export function danglingReference(span: Span, parts: { readonly words: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL2003', 'error', `"${parts.words}" refers to nothing that came before.`, 'Name the cards or the player.', span, parts);
}

/** DSL2004: The game cannot play this: {reason} */
export function notBound(span: Span, parts: { readonly reason: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL2004', 'error', `The game cannot play this: ${parts.reason}`, 'Add what is missing to the game, or say it with what the game has.', span, parts);
}

/** DSL2005: This can be read in {readings} ways. */
export function ambiguous(span: Span, parts: { readonly readings: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL2005', 'error', `This can be read in ${parts.readings} ways.`, 'Say it so that only one is left: name the subject again, or make two sentences of it.', span, parts);
}

/** DSL2006: This would never do anything: {reason}. */
export function inert(span: Span, parts: { readonly reason: string | number } & Extra = {} as never): Diagnostic {
  return make('DSL2006', 'error', `This would never do anything: ${parts.reason}.`, 'Say it of cards and events where it matters, or leave it out.', span, parts);
}
