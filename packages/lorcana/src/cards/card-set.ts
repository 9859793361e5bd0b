import type { Ability } from '@cardwright/core';
import type { CardFacts } from './card-facts.ts';

/** A card as its author writes it: what it does not have may be left out. */
export type CardEntry = Omit<CardFacts, 'set' | 'classifications' | 'text'> &
  Partial<Pick<CardFacts, 'classifications' | 'text'>>;

/** A set as its author writes it: facts and text (`cards.yaml`). Each card is of the set's own code. */
export interface SetText {
  /** The code that names the set, unique among sets. */
  readonly set: string;
  readonly name: string;
  readonly cards: readonly CardEntry[];
}

/** Half-open range of offsets in the card's text. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** One ability of a card and where in the card's text each part of it was read. */
export interface CompiledAbility {
  readonly ability: Ability;
  /** Offsets of the whole ability. */
  readonly span: TextSpan;
  /** By path in the data (`effects.0.what`). */
  readonly spans: Readonly<Record<string, TextSpan>>;
}

/** A card whose text has been read. */
export interface CompiledCard extends CardFacts {
  readonly abilities: readonly CompiledAbility[];
  /** Present when (part of) the text was not understood: one message for each problem. A deck may not hold the card. */
  readonly unsupported?: readonly string[];
}

/** A set whose text has been read, as a set package ships it: loading it parses nothing. */
export interface CompiledSet {
  readonly set: string;
  readonly name: string;
  readonly cards: readonly CompiledCard[];
}
