import type { FactsOfTypes } from '@cardwright/dsl/kit';
import type { CardFacts, CardType } from './card-facts.ts';

/** Facts that only cards of some types have (CR 5.2.6, 5.3, 5.6). */
export const factsOfTypes = {
  version: ['character', 'location'],
  strength: ['character'],
  willpower: ['character', 'location'],
  lore: ['character', 'location'],
  moveCost: ['location'],
} as const satisfies FactsOfTypes<CardFacts, CardType>;
