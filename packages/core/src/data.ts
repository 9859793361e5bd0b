/**
 * For those who have abilities as data and bind nothing: what the words that refer back mean, and what
 * they may speak of. Nothing here loads the
 * engine.
 */
export * from './reference/meaning.ts';
export * from './reference/spoken.ts';
