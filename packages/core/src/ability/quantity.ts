import type { Destination } from './destination.ts';
import type { EventPattern } from './event-pattern.ts';
import type { CardFilter } from './filter.ts';
import type { DataOf, KindsOfGames } from './games.ts';
import type { CounterName, StatName } from './names.ts';
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
  /** A number of the game, by its name: the number of the turn (`turn`). */
  'game-number': { readonly number: string };
  /** How many players. */
  players: { readonly of: PlayerSelector };
  /** Counters on the cards, or on the players. */
  counters: { readonly counter?: CounterName; readonly on: CardSelector | PlayerSelector };
  /** The printed costs of the cards. */
  cost: { readonly of: CardSelector };
  /** How many such events have happened this turn. */
  events: { readonly of: EventPattern };
  /** `each` times the count: "for each", "… for each 1 damage". */
  per: { readonly each: number; readonly of: Quantity };
  /** The amount by which a number exceeds another; 0 if it does not. */
  beyond: { readonly in: Quantity; readonly than: Quantity };
  /** Negation: "loses as much as …". */
  minus: { readonly of: Quantity };
  /** A sum: "3 more than …", and "2 less than …" with -2. */
  plus: { readonly of: readonly Quantity[] };
  /** A product: "twice the number of …". */
  times: { readonly by: number; readonly of: Quantity };
  /** One part of equal parts: "half of …, rounded down", "for each 2 …". */
  share: { readonly of: Quantity; readonly by: number; readonly rounded: 'up' | 'down' };
  /** The number, but no more than a bound: "for each …, to a maximum of 3". No less, where the bound is negative. */
  'at-most': { readonly of: Quantity; readonly most: Quantity };
  /** How far two numbers are apart. */
  difference: { readonly of: readonly [Quantity, Quantity] };
  /** How many different values some cards have: "for each different cost among …". */
  distinct: { readonly of: Distinct; readonly in: CardSelector };
  /** How many cards at most have one value in common: "2 or more beasts that share a classification". */
  alike: { readonly of: Distinct; readonly in: CardSelector };
  /** X, which stands for a number that the sentence gives: "draw X cards, where X is …". */
  x: { readonly is: Quantity };
  /** The keyword's own parameter: N in the sentence that defines it. */
  parameter: object;
  /**
   * How many cards an earlier effect actually moved ("for each relic discarded this way"); `filter` restricts which of
   * them count, and `to` in which zone they were put ("for each card put into your discard this way").
   */
  'done-cards': {
    readonly done: string;
    readonly filter: readonly CardFilter[];
    readonly to?: Destination;
  };
  /** What earlier effects of this ability actually did, by unit: "for each 1 damage removed this way". */
  done: { readonly unit: string };
}

/** What cards can differ in. A card has one cost and one name, but may have several classifications and colors. */
export type Distinct = 'cost' | 'name' | 'type' | 'classification' | 'color' | { readonly stat: StatName };

/** A number, or an expression that computes one. */
export type Quantity =
  | number
  | DataOf<'amount', QuantityKinds>
  | DataOf<'amount', KindsOfGames<'quantities'>>;
