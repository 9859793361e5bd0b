/**
 * Two starter decks of the Kingdom Hearts TCG as text and facts, read at build time: loading them parses nothing.
 * @packageDocumentation
 */
import { type CompiledSet, defineSet } from '@cardwright/kingdom-hearts';
import data from './set.generated.json' with { type: 'json' };

export * from './cards.generated.ts';
export { lightDeck, thirteenDeck } from './decks.ts';

/** The set's cards as facts, text and ability data. */
export const khCards: CompiledSet = data as unknown as CompiledSet;

/** The set as a plugin. */
export const kh = defineSet(khCards);
