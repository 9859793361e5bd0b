/**
 * The second set of Disney Lorcana as text and facts, read at build time: loading it parses nothing.
 * @packageDocumentation
 */
import { type CompiledSet, defineSet } from '@cardwright/lorcana';
import data from './set.generated.json' with { type: 'json' };

export * from './cards.generated.ts';

/** The set's cards as facts, text and ability data. */
export const set2Cards: CompiledSet = data as unknown as CompiledSet;

/** The set as a plugin. */
export const set2 = defineSet(set2Cards);
