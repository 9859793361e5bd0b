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
