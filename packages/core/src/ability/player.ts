import type { Condition } from './condition.ts';
import type { CardSelector, Range } from './selector.ts';

/** Which players. `controller` rules (CR "you"): the player who controls the ability's source. */
export type PlayerSelector =
  /** The controller of the ability. */
  | { readonly who: 'you' }
  /** Every opponent of the controller, in turn order ("each opponent", "opponents", "opposing"). */
  | { readonly who: 'opponents' }
  /** Existential: a condition about it holds if it holds for at least one opponent ("if an opponent has …"). */
  | { readonly who: 'an-opponent' }
  /** Every player, the active one first, then in turn order. */
  | { readonly who: 'each-player' }
  /** Any player at all ("a player", "any discard"). */
  | { readonly who: 'any-player' }
  /** Players chosen by the controller as the effect resolves: one, or as many as `range` allows. */
  | { readonly who: 'chosen-player'; readonly among: 'opponents' | 'players'; readonly range?: Range }
  /** The player of a card ("its player", "their player's hand"). */
  | { readonly who: 'player-of'; readonly card: CardSelector }
  /** "That player", or "they/their" of the clause's own subject. */
  | { readonly who: 'that-player' }
  /**
   * The subset of players for whom the condition holds; inside it they are "that player" ("each opponent with more …").
   */
  | { readonly who: 'those-who'; readonly among: PlayerSelector; readonly if: Condition }
  /** A party of the event that triggered the ability, by role ("the attacking player"). */
  | { readonly who: 'party'; readonly role: string };
