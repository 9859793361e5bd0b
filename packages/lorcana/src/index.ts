/**
 * Disney Lorcana for Cardwright: its rules as a plugin, its sets as data. The parser has an entry of its own,
 * `@cardwright/lorcana/language`.
 * @packageDocumentation
 */
import './abilities/index.ts';

export type * from './abilities/effects.ts';
export * from './cards/card-facts.ts';
export * from './cards/card-set.ts';
export { classifications } from './cards/classifications.ts';
export { setCodeOf } from './cards/set-codes.ts';
export { deckWords, parseDeckList, readDeck } from './decks/deck-lists.ts';
export * from './formats/index.ts';
export * from './keywords/index.ts';
export * from './messages/index.ts';
export { lorcana } from './plugin.ts';
export { defineSet, toDefinition } from './sets/define-set.ts';
export * as columns from './table/columns.ts';
export { readyInk } from './table/ink.ts';
export { loreValue, moveCost, singingCost, strength, willpower } from './table/names.ts';
export { emptyDeck, loreToWin, openingHand } from './table/settings.ts';
export { inkwell } from './table/zones.ts';
