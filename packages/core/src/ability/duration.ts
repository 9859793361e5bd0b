import type { PlayerSelector } from './player.ts';

/** How long an effect applies. Absent: as long as its source stands (static abilities). */
export type Duration =
  /** "This turn", "for the rest of this turn". */
  | { readonly lasts: 'this-turn' }
  /** Until such an event, and no longer than this turn ("during that duel"). */
  | { readonly lasts: 'until'; readonly on: string }
  /** "Until the start of your next turn". */
  | { readonly lasts: 'until-start-of-next-turn'; readonly of: PlayerSelector }
  /** "Until the end of your next turn". */
  | { readonly lasts: 'until-end-of-next-turn'; readonly of: PlayerSelector }
  /** "During their next turn": begins with it, ends with it. */
  | { readonly lasts: 'during-next-turn'; readonly of: PlayerSelector }
  /** "At the start of their next turn": only in the opening step of it. */
  | { readonly lasts: 'at-start-of-next-turn'; readonly of: PlayerSelector };
