import type { CardFilter } from './filter.ts';
import type { CircumstanceName } from './names.ts';
import type { PlayerSelector } from './player.ts';
import type { Reference } from './reference.ts';

/** Who or what a role of an event must be. */
export type PartyPattern =
  | { readonly pick: 'self' }
  | { readonly pick: 'any'; readonly filter: readonly CardFilter[] }
  /** `filter` repeats the noun ("that beast"). */
  | { readonly pick: 'ref'; readonly ref: Reference; readonly filter?: readonly CardFilter[] };

/**
 * What to watch for: an event kind (past participle, `played`, `drawn`, `damaged`), the parties it must have by
 * role, and circumstances. `card` is the thing the event happens to, `by` the card that caused it or takes part.
 */
export interface EventPattern {
  readonly on: string;
  readonly card?: PartyPattern;
  readonly by?: PartyPattern;
  readonly player?: PlayerSelector;
  /** Which party "it" is, where the sentence is not about the other: "whenever one of your beasts attacks another, it …". */
  readonly about?: 'by' | 'card';
  readonly given?: readonly CircumstanceName[];
  /** The type of what the card itself is with then, where a circumstance is a state that brings it along ("that site"). */
  readonly with?: string;
  /** "One or more …": all that happen at once are one event to it. */
  readonly together?: true;
}

/** The beginning or end of a step of the turn ("at the start of your turn"). */
export interface TurnPattern {
  readonly on: 'turn-started' | 'turn-ended';
  readonly player?: PlayerSelector;
}
