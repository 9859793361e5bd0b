import type { EventPattern } from './event-pattern.ts';
import type { CardFilter } from './filter.ts';
import type { StatName } from './names.ts';
import type { PlayerSelector } from './player.ts';
import type { CardSelector } from './selector.ts';

/** Kinds of number, by discriminant `amount`; open to games by declaration merging. */
export interface QuantityKinds {
  /** How many cards the selector finds. */
  cards: { readonly in: CardSelector };
  /** The current value of a card's stat. */
  stat: { readonly stat: StatName; readonly of: CardSelector };
  /** A player's number (a plugin's player column, by name). */
  'player-stat': { readonly stat: string; readonly of: PlayerSelector };
  /** How many players. */
  players: { readonly of: PlayerSelector };
  /** What cards cost, as printed. */
  cost: { readonly of: CardSelector };
  /** How many such events have happened this turn. */
  events: { readonly of: EventPattern };
  /** `each` times the count: "for each", "… for each 1 damage". */
  per: { readonly each: number; readonly of: Quantity };
  /** By how much a number is more than another; 0 when it is not. */
  beyond: { readonly in: Quantity; readonly than: number };
  /** Taken away: "loses as much as …". */
  minus: { readonly of: Quantity };
  /** The keyword's own number: N in the sentence that defines it. */
  parameter: object;
  /** How many cards an earlier effect really moved ("for each relic discarded this way"); `filter` is what they must be. */
  'done-cards': { readonly done: string; readonly filter: readonly CardFilter[] };
  /** What an earlier effect of this ability really did, by unit: "for each 1 damage removed this way". */
  done: { readonly unit: string };
}

/** A number, or how to find one. */
export type Quantity =
  | number
  | { [K in keyof QuantityKinds]: { readonly amount: K } & QuantityKinds[K] }[keyof QuantityKinds];
