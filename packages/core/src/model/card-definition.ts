import type { Ability } from '../ability/ability.ts';

/** A half-open range of characters. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A card as a set defines it: facts and ability data. Plain data. */
export interface CardDefinition {
  /** Unique over all sets (`set1-12`). */
  readonly id: string;
  /** The name that "named" compares (CR 5.2.6). */
  readonly name: string;
  /** Further names it counts as having (CR 5.2.6.1). */
  readonly otherNames?: readonly string[];
  /** Name and version: what decks list and players type. */
  readonly fullName: string;
  readonly type: string;
  readonly classifications: readonly string[];
  /** Deck-building attributes. */
  readonly colors: readonly string[];
  readonly cost: number;
  /** Printed stats by name; a stat that is not here is not had. */
  readonly stats: Readonly<Record<string, number>>;
  /** Further facts that the game's rules read. */
  readonly attributes: Readonly<Record<string, number | boolean | string>>;
  readonly abilities: readonly Ability[];
  /** The text each ability was read from, in the same order, for those who show them. */
  readonly texts?: readonly string[];
  /** Where in its text each part of an ability was read, by path in the data; in the same order. */
  readonly spans?: readonly Readonly<Record<string, TextSpan>>[];
  /** Why it is not supported, when it is not: such a card may be in no deck. */
  readonly unsupported?: string;
}
