/**
 * For those who have abilities as data and bind nothing: what the words that refer back mean. Nothing here loads the
 * engine.
 */
export * from './reference/meaning.ts';
