import type { CompiledText } from '@cardwright/core';
import type { CardFacts } from './card-facts.ts';

/** A card as its author writes it; absent facts may be left out. */
export type CardEntry = Omit<CardFacts, 'set' | 'classifications' | 'text'> &
  Partial<Pick<CardFacts, 'classifications' | 'text'>>;

/** A set as its author writes it: facts and text (`cards.yaml`). Each card is of the set's own code. */
export interface SetText {
  /** The code that names the set, unique among sets. */
  readonly set: string;
  readonly name: string;
  readonly cards: readonly CardEntry[];
}

/** A card with its compiled text. */
export interface CompiledCard extends CardFacts, CompiledText {}

/** A compiled set, as a set package ships it: loading it parses nothing. */
export interface CompiledSet {
  readonly set: string;
  readonly name: string;
  readonly cards: readonly CompiledCard[];
}
