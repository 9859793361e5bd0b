/**
 * Names that are strings in text and types everywhere else. Each interface is an open list: a game plugin
 * adds its own by declaration merging, so a misspelt zone or stat is a compile error in the plugin that uses it.
 *
 * @example
 * declare module '@cardwright/core' { interface StatNames { strength: true } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface StatNames {}
/** The keywords of the games. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface KeywordNames {}
/** The states that cards are in ("turned"). */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface StateNames {}
/** What players and cards do that effects can forbid or allow. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface ActionNames {}
/** What qualifies events beyond their parties. */
export interface CircumstanceNames {
  /** An effect does it: neither the rules nor the payment of a cost. */
  'by-effect': true;
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
/** A qualification of an event beyond its parties (`in-combat`). */
export type CircumstanceName = Extract<keyof CircumstanceNames, string>;
/** A place where cards are. */
export type ZoneName = Extract<keyof ZoneNames, string>;
