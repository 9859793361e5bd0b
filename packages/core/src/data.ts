/**
 * For those who have abilities as data and bind nothing: a walker over the data, what the words that refer back mean, what they may speak of,
 * which effects are about playing their own card, and how large numbers may be. Nothing here loads the engine.
 */
export { LARGEST_NUMBER } from './ability/numbers.ts';
export * from './ability/walk.ts';
export * from './reference/meaning.ts';
export * from './reference/meanings.ts';
export * from './reference/mentions.ts';
export { isSelector } from './reference/part-order.ts';
export * from './reference/played-itself.ts';
export * from './reference/resolve.ts';
export * from './reference/spoken.ts';
