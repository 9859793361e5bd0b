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
  /** The name that "named" compares. */
  readonly name: string;
  /** Further names it counts as having. */
  readonly otherNames?: readonly string[];
  /** Name and version: what decks list and players type. */
  readonly fullName: string;
  readonly type: string;
  readonly classifications: readonly string[];
  /** Deck-building attributes. */
  readonly colors: readonly string[];
  readonly cost: number;
  /** Printed stats by name; the card lacks stats that are not here. */
  readonly stats: Readonly<Record<string, number>>;
  /** Further facts for the game's rules. */
  readonly attributes: Readonly<Record<string, number | boolean | string>>;
  readonly abilities: readonly Ability[];
  /** The text of each ability, in the same order, for display. */
  readonly texts?: readonly string[];
  /** For each ability: the span of each part in its text, by path in the data. */
  readonly spans?: readonly Readonly<Record<string, TextSpan>>[];
  /** Why it is not supported, if so; no deck may contain such a card. */
  readonly unsupported?: string;
}
