/** Disney Lorcana for Cardwright: cards as data and the words of their abilities. The parser has an entry of its own. */
import './abilities/index.ts';

export * from './cards/card-facts.ts';
export * from './cards/card-set.ts';
export { classifications } from './cards/classifications.ts';
export * from './keywords/index.ts';
