/**
 * Card text to abilities and back.
 *
 * ```ts
 * const language = createLanguage({ lexicons: [words], phrases });
 * const { abilities, verdict, diagnostics } = compileText(language, { text, type: 'character' });
 * language.print(abilities[0].ability, { facts: { type: 'character' } });
 * ```
 *
 * A game gives words (`defineLexicon`) and rows (`definePhrase`) for the slots of `Slots`; the skeleton of sentences
 * is here and knows no game.
 */
export type { Diagnostic, Severity } from './diagnostics/diagnostic.ts';
export { createLanguage } from './language/create-language.ts';
export type * from './language/types.ts';
export * from './lexicon/lexicon.ts';
export * from './phrase/define-phrase.ts';
export type * from './phrase/slots.ts';
export type * from './syntax/syntax.ts';
export { compileText } from './verdict/compile-text.ts';
export { judge } from './verdict/verdict.ts';
export { type Resolution, resolveReferences } from './resolve/resolve.ts';
export { UnprintableError } from './language/unprintable-error.ts';
export { PhraseError } from './phrase/phrase-error.ts';
export { type CleanLine, normalise, type Reminder } from './normalise/normalise.ts';
export { NEUTRAL_PHRASES } from './phrases/index.ts';
export { fromParty, toParty } from './phrases/conditions.ts';
