import type { EventPattern } from './event-pattern.ts';
import type { DataOf, KindsOfGames } from './games.ts';
import type { CounterName, KeywordName, StateName, StatName } from './names.ts';
import type { PlayerSelector } from './player.ts';
import type { Distinct, Quantity } from './quantity.ts';
import type { Reference } from './reference.ts';
import type { CardSelector } from './selector.ts';

/** How two numbers are compared. */
export type Comparison = '<' | '<=' | '=' | '>=' | '>';

/**
 * Filters that any card game has, by discriminant `is`. A game adds its kinds to `Games` and
 * registers a `defineFilter` of the same name for each.
 */
export interface CardFilterKinds {
  /** Card type ("character"). In a zone that is not play the same word reads "character card". */
  type: { readonly type: string };
  classification: { readonly classification: string };
  /** Full name or name, compared whole. */
  named: { readonly name: string };
  /** A colour or other deck-building attribute. */
  color: { readonly color: string };
  /** Controlled (in play) or owned (elsewhere) by one of these players. */
  of: { readonly player: PlayerSelector };
  /** It is the turn of its player ("during their turn", of cards). */
  'in-turn': object;
  /** Not the source of the ability, nor what its event or itself spoke of before ("another", "other"). */
  other: object;
  /**
   * `with` is the type of the card that this state relates it to, so that the text can refer to that card ("that
   * site").
   */
  state: { readonly state: StateName; readonly with?: string };
  keyword: { readonly keyword: KeywordName };
  cost: { readonly cmp: Comparison; readonly value: Quantity };
  stat: { readonly stat: StatName; readonly cmp: Comparison; readonly value: Quantity };
  /** With so many counters on it. */
  counters: { readonly counter?: CounterName; readonly cmp: Comparison; readonly value: Quantity };
  /** Constraint on a choice of several cards: the greatest total of a stat. */
  total: { readonly stat: StatName; readonly most: Quantity };
  /** Constraint on a choice of several cards: the greatest total cost. */
  'total-cost': { readonly most: Quantity };
  /** Is one of the antecedents of the reference. */
  ref: { readonly ref: Reference };
  /**
   * Has the same name as the referenced card, or as the ability's own card; `filter` repeats the noun ("as that
   * beast").
   */
  'same-name': {
    readonly as: Reference | CardSelector;
    readonly filter?: readonly CardFilter[];
  };
  /** Has one of the values of the other card: "shares a classification with …". */
  shares: { readonly of: Distinct; readonly with: CardSelector };
  /** Had this role in such an event this turn ("who was damaged this turn"). */
  happened: { readonly role: 'card' | 'by'; readonly event: EventPattern };
  /** An earlier effect of this ability was done to it, by kind of event ("each beast you hurt this way"). */
  done: { readonly done: string };
  /** Has the name that was named earlier ("the named card"). */
  'the-named': object;
  /** Picked at random among the cards that pass the other filters ("2 cards at random"). */
  random: object;
  not: { readonly filter: CardFilter };
  /** At least one of several alternatives, each a conjunction ("character or item"). */
  any: { readonly of: readonly (readonly CardFilter[])[] };
}

/** A predicate over a card. A list of filters is a conjunction. */
export type CardFilter = DataOf<'is', CardFilterKinds> | DataOf<'is', KindsOfGames<'filters'>>;
