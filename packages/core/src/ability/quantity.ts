import type { EventPattern } from './event-pattern.ts';
import type { CardFilter } from './filter.ts';
import type { DataOf, KindsOfGames } from './games.ts';
import type { StatName } from './names.ts';
import type { PlayerSelector } from './player.ts';
import type { CardSelector } from './selector.ts';

/** Kinds of number of any card game, by discriminant `amount`; `Games` has those of a game. */
export interface QuantityKinds {
  /** How many cards the selector finds. */
  cards: { readonly in: CardSelector };
  /** The current value of a card's stat. */
  stat: { readonly stat: StatName; readonly of: CardSelector };
  /** A player's number (a plugin's player column, by name). */
  'player-stat': { readonly stat: string; readonly of: PlayerSelector };
  /** How many players. */
  players: { readonly of: PlayerSelector };
  /** The printed costs of the cards. */
  cost: { readonly of: CardSelector };
  /** How many such events have happened this turn. */
  events: { readonly of: EventPattern };
  /** `each` times the count: "for each", "… for each 1 damage". */
  per: { readonly each: number; readonly of: Quantity };
  /** The amount by which a number exceeds another; 0 if it does not. */
  beyond: { readonly in: Quantity; readonly than: number };
  /** Negation: "loses as much as …". */
  minus: { readonly of: Quantity };
  /** The keyword's own parameter: N in the sentence that defines it. */
  parameter: object;
  /**
   * How many cards an earlier effect actually moved ("for each relic discarded this way"); `filter` restricts which of
   * them count.
   */
  'done-cards': { readonly done: string; readonly filter: readonly CardFilter[] };
  /** What earlier effects of this ability actually did, by unit: "for each 1 damage removed this way". */
  done: { readonly unit: string };
}

/** A number, or an expression that computes one. */
export type Quantity =
  | number
  | DataOf<'amount', QuantityKinds>
  | DataOf<'amount', KindsOfGames<'quantities'>>;
