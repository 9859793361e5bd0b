import type { EventPattern } from './event-pattern.ts';
import type { CardFilter, Comparison } from './filter.ts';
import type { DataOf, KindsOfGames } from './games.ts';
import type { ZoneName } from './names.ts';
import type { PlayerSelector } from './player.ts';
import type { Quantity } from './quantity.ts';
import type { CardSelector } from './selector.ts';

/** Kinds of condition of any card game, by discriminant `if`; `Games` has those of a game. */
export interface ConditionKinds {
  /** Compares how many cards match ("you have 2 or more other characters in play"). */
  count: { readonly of: CardSelector; readonly cmp: Comparison; readonly value: Quantity };
  /**
   * At least one of the cards passes the filter ("this card is turned"), or all of them where the text means all ("all
   * your cards are").
   */
  matches: { readonly card: CardSelector; readonly filter: readonly CardFilter[] };
  /** Static abilities only: filter for each card that the ability applies to ("your characters … while attacking"). */
  subject: { readonly filter: readonly CardFilter[] };
  /** Compares two numbers. With `an-opponent` or `any-player` it holds if one of them satisfies it. */
  compare: { readonly left: Quantity; readonly cmp: Comparison; readonly right: Quantity };
  /** The player has the most (or fewest) of a quantity; ties count ("the player or players with the most …"). */
  extreme: { readonly is: 'most' | 'fewest'; readonly of: Quantity };
  /** The triggering event is the nth of its kind this turn ("if it's the second card you've drawn this turn"). */
  'nth-event': { readonly n: number; readonly event: EventPattern };
  /** It is the turn of one of these players ("during your turn"); `nth` of those that they have begun ("your first"). */
  turn: { readonly of: PlayerSelector; readonly nth?: number };
  /** The player is the one that a number of the game names, by its name: who takes the first turn. */
  'is-player': { readonly player: PlayerSelector; readonly named: 'starting-player' };
  /** All of the first players are among the second: "that player is you". */
  'is-among': { readonly who: PlayerSelector; readonly of: PlayerSelector };
  /** The previous optional or sequential effect was done in full ("if you do"). */
  done: object;
  /** Such an event has occurred this turn. */
  happened: { readonly event: EventPattern };
  /** The card itself is in this zone ("if this card is in your discard"). */
  'self-in-zone': { readonly zone: ZoneName };
  /**
   * It holds for all of these players; inside it the current one is "that player" ("each opponent has 2 or more relics").
   */
  every: { readonly among: PlayerSelector; readonly condition: Condition };
  not: { readonly condition: Condition };
  all: { readonly of: readonly Condition[] };
  any: { readonly of: readonly Condition[] };
}

/** A predicate over the current game. */
export type Condition = DataOf<'if', ConditionKinds> | DataOf<'if', KindsOfGames<'conditions'>>;
