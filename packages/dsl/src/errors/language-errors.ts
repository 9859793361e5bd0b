/** What is wrong with the making of a language, not with a text: each is an error class of its own. */
export const LANGUAGE_ERRORS = {
  DSL9001: {
    means: 'A phrase row is invalid (`PhraseError`).',
    cause: 'Its template, `build` and `split` do not fit together, or its own code threw.',
    fix: 'Correct the row that the message names (`slot/name`).',
  },
  DSL9002: {
    means: 'No phrase of the language can print an ability (`UnprintableError`).',
    cause: 'Ability data of a kind that no phrase says, or nested too deeply.',
    fix: 'Add a phrase for it, or say it with kinds that have one.',
  },
  DSL9003: {
    means: 'A lexicon is invalid (`LexiconError`).',
    cause: 'A misspelt field, or a word that lacks one.',
    fix: 'Correct the entry that the message names.',
  },
  DSL9004: {
    means: 'A text that has to be understood is not (`TextError`).',
    cause: 'A misspelt word in the sentence of a keyword, or in the text of a card, that a plugin reads.',
    fix: 'Correct it as the message says.',
  },
} as const;

/** A code of a language that cannot be made or cannot print. */
export type LanguageErrorCode = keyof typeof LANGUAGE_ERRORS;
