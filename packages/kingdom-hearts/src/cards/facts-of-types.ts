import type { FactsOfTypes } from '@cardwright/dsl/kit';
import type { CardFacts, CardType } from './card-facts.ts';

/** Facts that only cards of some types have (KH 4). */
export const factsOfTypes = {
  form: ['player'],
  attack: ['player'],
  hp: ['player'],
  power: ['dark', 'nobody'],
  darkLevel: ['world'],
} as const satisfies FactsOfTypes<CardFacts, CardType>;
