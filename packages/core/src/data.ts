/**
 * For those who have abilities as data and bind nothing: what the words that refer back mean, what they may speak of,
 * and which effects are about playing their own card. Nothing here loads the engine.
 */
export * from './reference/meaning.ts';
export * from './reference/played-itself.ts';
export * from './reference/spoken.ts';
