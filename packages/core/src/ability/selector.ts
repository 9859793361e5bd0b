import type { CardFilter } from './filter.ts';
import type { ZoneName } from './names.ts';
import type { PlayerSelector } from './player.ts';
import type { Quantity } from './quantity.ts';
import type { Reference } from './reference.ts';

/** How many may be taken. `max: 'any'` is "any number of"; "up to n" has `min` 0. */
export interface Range {
  readonly min: Quantity;
  readonly max: Quantity | 'any';
}

/** A zone of a player; in play when absent from a selector. */
export interface ZoneSelector {
  readonly zone: ZoneName;
  /** A second zone ("from your hand or discard"). Selectors only: the cards may be in either zone. */
  readonly or?: ZoneName;
  /** Whose. Absent for "any discard" and shared zones. */
  readonly of?: PlayerSelector;
}

/** Which cards. */
export type CardSelector =
  /**
   * The card that has the ability ("this character", "this card"); `from` is the zone it must be in by now. `was`: as it
   * last was in play, of a card that has left ("if it was turned").
   */
  | { readonly pick: 'self'; readonly from?: ZoneSelector; readonly was?: true }
  /**
   * The antecedent of a reference. `filter` repeats the noun ("that character"); `from` is the zone it must be in by
   * now, and `was` asks how it last was in play.
   */
  | {
      readonly pick: 'ref';
      readonly ref: Reference;
      readonly filter?: readonly CardFilter[];
      readonly from?: ZoneSelector;
      readonly was?: true;
    }
  /**
   * Every card that matches ("all", "each", "your characters"). `was`: also those that have left play since, of cards
   * told by what they did (a filter `happened`): "2 or more of your characters attacked this turn".
   */
  | {
      readonly pick: 'each';
      readonly filter: readonly CardFilter[];
      readonly from?: ZoneSelector;
      readonly was?: true;
    }
  /** Targets, chosen as the effect resolves ("chosen character", "up to 2 chosen characters"). */
  | {
      readonly pick: 'chosen';
      readonly range: Range;
      readonly filter: readonly CardFilter[];
      readonly from?: ZoneSelector;
    }
  /** A selection that does not use "choose" ("a card from your hand", "one of your characters"). */
  | {
      readonly pick: 'some';
      readonly range: Range;
      readonly filter: readonly CardFilter[];
      readonly from?: ZoneSelector | Reference;
    }
  /** The top cards of a deck, or its bottom cards, from the last one on. */
  | {
      readonly pick: 'top';
      readonly count: Quantity;
      readonly of: PlayerSelector;
      readonly zone: ZoneName;
      readonly end?: 'bottom';
    }
  /** Several selectors together ("this character and chosen item"). */
  | { readonly pick: 'both'; readonly of: readonly CardSelector[] };
