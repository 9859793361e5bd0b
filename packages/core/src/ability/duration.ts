import type { PlayerSelector } from './player.ts';

/** How long an effect lasts. Absent in static abilities, which last as long as their source. */
export type Duration =
  /** "This turn", "for the rest of this turn". */
  | { readonly lasts: 'this-turn' }
  /** "For the rest of the game": on each card until it changes zones. */
  | { readonly lasts: 'rest-of-game' }
  /** Until such an event occurs, and at the latest until the end of the turn ("during that duel"). */
  | { readonly lasts: 'until'; readonly on: string }
  /** "Until the start of your next turn". */
  | { readonly lasts: 'until-start-of-next-turn'; readonly of: PlayerSelector }
  /** "Until the end of your next turn". */
  | { readonly lasts: 'until-end-of-next-turn'; readonly of: PlayerSelector }
  /** "During their next turn": starts and ends with that turn. */
  | { readonly lasts: 'during-next-turn'; readonly of: PlayerSelector }
  /** "At the start of their next turn": only during its first step. */
  | { readonly lasts: 'at-start-of-next-turn'; readonly of: PlayerSelector };
