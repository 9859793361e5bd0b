/**
 * Names that are strings in text and types everywhere else. Each interface is an open list: a game plugin
 * adds its own by declaration merging, so a misspelt zone or stat is a compile error in the plugin that uses it.
 *
 * @example
 * declare module '@cardwright/core/data' { interface StatNames { strength: true } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface StatNames {}
/** Keywords; games add theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface KeywordNames {}
/** States of cards ("turned"); games add theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface StateNames {}
/** Actions of players and cards that effects can forbid or permit; games add theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface ActionNames {}
/** Counters that have a name; games add theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface CounterNames {}
/** Circumstances: qualifications of an event beyond its parties. */
export interface CircumstanceNames {
  /** Caused by an effect, neither by the rules nor by paying a cost. */
  'by-effect': true;
  /** The first such event of the turn. */
  'first-this-turn': true;
  /** The second such event of its player in the turn, and so on. */
  'second-this-turn': true;
  'third-this-turn': true;
  'fourth-this-turn': true;
  'fifth-this-turn': true;
  /** In the turn of whoever has the ability. */
  'during-your-turn': true;
  /** In the turn of an opponent of whoever has the ability. */
  'during-an-opponents-turn': true;
  /** In the turn of the player of the event. */
  'during-their-turn': true;
}
/** Zones every game has; plugins add theirs. */
export interface ZoneNames {
  deck: true;
  hand: true;
  play: true;
  discard: true;
}

/** A number of a card that effects can change: printed, then modified (`strength`). */
export type StatName = Extract<keyof StatNames, string>;
/** A keyword ability's identifier (kebab-case). */
export type KeywordName = Extract<keyof KeywordNames, string>;
/** A yes-or-no property of a card in a zone (`damaged`). */
export type StateName = Extract<keyof StateNames, string>;
/** Something a player or card does that effects can forbid or allow (`draw`, `be-chosen`). */
export type ActionName = Extract<keyof ActionNames, string>;
/** A kind of counter (`might`). */
export type CounterName = Extract<keyof CounterNames, string>;
/** A qualification of an event beyond its parties (`in-combat`). */
export type CircumstanceName = Extract<keyof CircumstanceNames, string>;
/** A place where cards are. */
export type ZoneName = Extract<keyof ZoneNames, string>;
