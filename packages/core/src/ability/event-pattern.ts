import type { CardFilter, Comparison } from './filter.ts';
import type { CircumstanceName, KeywordName } from './names.ts';
import type { PlayerSelector } from './player.ts';
import type { Reference } from './reference.ts';
import type { Range, ZoneSelector } from './selector.ts';

/** Constraint on a party (role) of an event. */
export type PartyPattern =
  | { readonly pick: 'self' }
  | { readonly pick: 'any'; readonly filter: readonly CardFilter[] }
  /** Cards that are chosen as an effect begins to wait for the event. */
  | { readonly pick: 'chosen'; readonly range: Range; readonly filter: readonly CardFilter[] }
  /** `filter` repeats the noun ("that beast"). */
  | { readonly pick: 'ref'; readonly ref: Reference; readonly filter?: readonly CardFilter[] };

/**
 * Event pattern: a kind of event (past participle: `played`, `drawn`, `damaged`), constraints on its parties by role,
 * and circumstances. `card` is the card the event happens to, `by` the card that causes it or takes part.
 */
export interface EventPattern {
  readonly on: string;
  readonly card?: PartyPattern;
  readonly by?: PartyPattern;
  readonly player?: PlayerSelector;
  /** The zone that the card comes from, and the one it goes to; `play` is any zone of cards in play. */
  readonly from?: ZoneSelector;
  readonly to?: ZoneSelector;
  /** How much, or how many: "whenever you pay 5 or more". */
  readonly amount?: { readonly cmp: Comparison; readonly value: number };
  /** The keyword whose ability is used. */
  readonly keyword?: KeywordName;
  /** Which party "it" refers to when that is not the other one: "whenever one of your beasts attacks another, it …". */
  readonly about?: 'by' | 'card';
  readonly given?: readonly CircumstanceName[];
  /** Type of the card that a state relates the party to, when a circumstance is such a state ("that site"). */
  readonly with?: string;
  /** "One or more …": simultaneous events trigger it once. */
  readonly together?: true;
}

/** The beginning or end of a step of the turn ("at the start of your turn"). */
export interface TurnPattern {
  readonly on: 'turn-started' | 'turn-ended';
  readonly player?: PlayerSelector;
}
