import type { CardFilter } from './filter.ts';
import type { PlayerSelector } from './player.ts';
import type { CardSelector, Range } from './selector.ts';

/** Cards and players in one, where a card or a player is meant, whichever it is. */
export type TargetSelector =
  /** One choice among cards in play and players ("any target", "up to 2 chosen beasts or players"). */
  | {
      readonly target: 'chosen';
      readonly range: Range;
      readonly filter: readonly CardFilter[];
      readonly among: 'players' | 'opponents';
    }
  /**
   * What such a choice chose ("it", "that beast or player"). Elsewhere a pronoun does not mean it: whether a card was
   * chosen is not known.
   */
  | { readonly target: 'ref'; readonly of: CardSelector & { readonly pick: 'ref' } };

/** To what an effect is done: cards, players, or either. */
export type Target = CardSelector | PlayerSelector | TargetSelector;
