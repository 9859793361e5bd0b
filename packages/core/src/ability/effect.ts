import type { Ability } from './ability.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Destination } from './destination.ts';
import type { Duration } from './duration.ts';
import type { EventPattern } from './event-pattern.ts';
import type { CardFilter } from './filter.ts';
import type { ActionName, KeywordName, StateName, StatName, ZoneName } from './names.ts';
import type { PlayerSelector } from './player.ts';
import type { Quantity } from './quantity.ts';
import type { CardSelector, Range, ZoneSelector } from './selector.ts';

/** A keyword with its parameter, as it is gained or printed. */
export interface KeywordGrant {
  readonly keyword: KeywordName;
  /** Its number; one that is found each time is only gained ("gains Tough +1 for each …"). */
  readonly value?: Quantity;
  readonly cost?: readonly Cost[];
  /** A word the keyword takes ("Puppy Shift"). */
  readonly variant?: string;
}

/**
 * Kinds of effect, by discriminant `do`; open to games by declaration merging. Effects that last (`modify`,
 * `grant`, `forbid` …) are the same data in a static ability (no `duration`) and in a resolving one.
 */
export interface EffectKinds {
  // ── structure ────────────────────────────────────────────────────────────────────────────────────────
  /** "You may … . Otherwise, …": one decision for the whole list; the player may decline. */
  may: {
    readonly player: PlayerSelector;
    readonly effects: readonly Effect[];
    /** What happens where it was declined or could not be done. */
    readonly otherwise?: readonly Effect[];
  };
  /** "[A] to [B]": B happens only if every cost was paid in full. */
  'pay-to': { readonly costs: readonly Cost[]; readonly effects: readonly Effect[] };
  /** Pay costs, as an effect ("their player may pay 2"). */
  pay: { readonly player: PlayerSelector; readonly costs: readonly Cost[] };
  /** "If …, … . Otherwise, …". `{if: 'done'}` is "if you do". */
  if: {
    readonly condition: Condition;
    readonly effects: readonly Effect[];
    readonly otherwise?: readonly Effect[];
    /** "If it isn't, …": what happens otherwise answers the condition alone, not whether it was then done. */
    readonly answers?: 'condition';
  };
  /** "While …, [A]", done by something that resolves: A lasts, and applies only while the condition holds. */
  while: { readonly condition: Condition; readonly effects: readonly Effect[] };
  /** "[A]. If …, [B] instead": amends the effect before it, on the same choices (self-replacement). */
  instead: { readonly effect: Effect; readonly condition: Condition; readonly with: Effect };
  /** "Choose one" (range 1 to 1). Each mode is a list of effects. */
  'choose-mode': { readonly range: Range; readonly modes: readonly (readonly Effect[])[] };
  /** "For each …, [effects]": all of them so many times, each time with choices of its own. */
  repeat: { readonly times: Quantity; readonly effects: readonly Effect[] };
  /** "Repeat this effect": the whole effect from its beginning. */
  'start-over': object;
  /** "[A] unless that player [B]": the player may do B; where it is not done, A happens. */
  unless: {
    readonly player: PlayerSelector;
    readonly deed: readonly Effect[];
    readonly effects: readonly Effect[];
  };
  /** "[A] or [B]". */
  either: { readonly player: PlayerSelector; readonly options: readonly (readonly Effect[])[] };
  /** A choice with no action of its own ("choose an opposing character"). */
  choose: { readonly player: PlayerSelector; readonly what: CardSelector };
  // ── cards ────────────────────────────────────────────────────────────────────────────────────────────
  draw: { readonly player: PlayerSelector; readonly count: Quantity };
  /** Draw until the hand holds so many. */
  'draw-until': { readonly player: PlayerSelector; readonly count: Quantity };
  /** "Choose and discard": the subject chooses from their own hand. `count` 'all' is "discard their hand". */
  discard: {
    readonly player: PlayerSelector;
    readonly count: Quantity | 'all';
    readonly filter?: readonly CardFilter[];
    /** "Any number", "up to 2": fewer will do, and none. */
    readonly upTo?: true;
  };
  /** "Discards either 2 cards or 1 relic card": the subject says which, then chooses. */
  'discard-either': { readonly player: PlayerSelector; readonly options: readonly DiscardOption[] };
  /** Move cards between zones ("return", "put", "shuffle into"). */
  move: { readonly player: PlayerSelector; readonly what: CardSelector; readonly to: Destination };
  /** "Put it on the top of their deck or into their discard": the player says to which of two places. */
  'move-either': {
    readonly player: PlayerSelector;
    readonly what: CardSelector;
    readonly to: readonly Destination[];
  };
  /** Look at cards; they become the group that "one", "the other", "the rest" speak of. */
  look: { readonly player: PlayerSelector; readonly at: CardSelector };
  reveal: { readonly player: PlayerSelector; readonly what: CardSelector };
  /** Reveal cards from the top of a zone until one fits: it is what later words speak of, the others are the rest. */
  'reveal-until': {
    readonly player: PlayerSelector;
    readonly zone: ZoneName;
    readonly of: PlayerSelector;
    readonly filter: readonly CardFilter[];
  };
  /** Look through a zone for cards; those found are what later words speak of. */
  search: { readonly player: PlayerSelector; readonly what: CardSelector };
  shuffle: { readonly player: PlayerSelector };
  /** Play a card from somewhere; `free` ignores its costs. */
  play: {
    readonly player: PlayerSelector;
    readonly what: CardSelector;
    readonly free: boolean;
    /** What the next words say of how it enters play ("… and they enter play turned"). */
    readonly entering?: readonly EnteringEffect[];
  };
  /** Count cards; "that number" refers to it. */
  count: { readonly player: PlayerSelector; readonly what: CardSelector };
  /** Nothing happens: what would happen is replaced by nothing. */
  nothing: { readonly player: PlayerSelector };
  /** Choose players, of whom the next words speak ("that player", "they"). */
  'choose-player': { readonly whom: PlayerSelector & { readonly who: 'chosen-player' } };
  /** Name a card; "the named card" refers to it. */
  'name-card': { readonly player: PlayerSelector };
  // ── what lasts ───────────────────────────────────────────────────────────────────────────────────────
  modify: {
    readonly what: CardSelector;
    readonly stat: StatName;
    readonly by: Quantity;
    readonly duration?: Duration;
  };
  /** A stat is not reduced below what is printed, or below a number (CR 6.6.4). */
  'keep-stat': {
    readonly what: CardSelector;
    readonly stat: StatName;
    readonly least: 'printed' | Quantity;
    readonly duration?: Duration;
  };
  grant: {
    readonly what: CardSelector;
    readonly keywords: readonly KeywordGrant[];
    readonly abilities?: readonly Ability[];
    readonly duration?: Duration;
  };
  /** Has the keyword no longer, whatever gives it. */
  'lose-keyword': {
    readonly what: CardSelector;
    readonly keyword: KeywordName;
    readonly duration?: Duration;
  };
  /** Does not gain the keyword, whatever would give it; a printed one it keeps. */
  'cannot-gain': {
    readonly what: CardSelector;
    readonly keyword: KeywordName;
    readonly duration?: Duration;
  };
  /** "Can't": what the cards cannot do, or what cannot be done to them. `other` limits the other party. */
  forbid: {
    readonly what: CardSelector;
    readonly action: ActionName;
    readonly other?: CardSelector;
    /** Only what these players do is forbidden ("opponents can't choose …"). */
    readonly by?: PlayerSelector;
    /** Only these may, in spite of it ("except by a character with …"). */
    readonly except?: readonly CardFilter[];
    readonly duration?: Duration;
  };
  /** "Can't", of players. */
  'forbid-player': {
    readonly player: PlayerSelector;
    readonly action: ActionName;
    /** Only with these cards, or with the ability's own. */
    readonly cards?: readonly CardFilter[] | { readonly pick: 'self' };
    readonly duration?: Duration;
  };
  /** "Must choose this if able": a player who could choose it has to (CR 6.7.3.2). */
  'must-be-chosen': {
    readonly what: CardSelector;
    readonly by: PlayerSelector;
    readonly duration?: Duration;
  };
  /** Cards may do what a general rule forbids ("can attack what usually cannot be"). */
  permit: {
    readonly what: CardSelector;
    readonly action: ActionName;
    readonly other?: CardSelector;
    /** Only to these players; to anyone if absent. */
    readonly by?: PlayerSelector;
    readonly duration?: Duration;
  };
  /** "You pay 1 less to play …"; `uses` counts down ("the next … you play this turn"). */
  'change-cost': {
    readonly player: PlayerSelector;
    readonly by: Quantity;
    /** What is paid for: cards that match, or the ability's own card. */
    readonly for: readonly CardFilter[] | { readonly pick: 'self' };
    readonly action: ActionName;
    /** Only for the first such card that the player plays each turn. */
    readonly first?: true;
    readonly uses?: number;
    readonly duration?: Duration;
  };
  /** Abilities of the cards can be used without paying any cost but those that stay (CR 1.5.5.4, 6.1.7.1). */
  'use-for-free': {
    readonly player: PlayerSelector;
    readonly what: CardSelector;
    /** Only the ability of this name. */
    readonly ability?: string;
    readonly duration?: Duration;
  };
  /** The action may be taken so many more times a turn ("an additional card a turn"); this turn, if it resolves and does not say for how long. */
  'additional-action': {
    readonly player: PlayerSelector;
    readonly action: ActionName;
    readonly count: number;
    readonly duration?: Duration;
  };
  /** Cards that are put into a zone enter it in these states ("cards enter opponents' reserves turned"). */
  'enters-zone': {
    readonly what: CardSelector & { readonly pick: 'each' };
    readonly zone: ZoneSelector;
    readonly as: readonly StateName[];
    readonly duration?: Duration;
  };
  /** A player plays with a zone of theirs open to all, or with so many of its top cards ("with their hand face up"). */
  'play-shown': {
    readonly player: PlayerSelector;
    readonly zone: ZoneName;
    readonly top?: Quantity;
    readonly duration?: Duration;
  };
  /** A triggered ability made by a resolving effect, for a time (CR floating and delayed). */
  trigger: { readonly ability: Ability; readonly duration?: Duration; readonly uses?: number };
  /** A replacement made by a resolving effect. */
  replace: {
    readonly event: EventPattern;
    readonly instead: readonly Effect[];
    readonly duration?: Duration;
    readonly uses?: number;
  };
  /** Enters play in this manner (a replacement of how it enters). */
  'enters-with': {
    readonly what: CardSelector;
    readonly manner: readonly Effect[];
    readonly optional: boolean;
  };
}

/** So many cards of a kind, to discard. */
export interface DiscardOption {
  readonly count: Quantity;
  readonly filter: readonly CardFilter[];
}

/** How something enters play. */
export type EnteringEffect = { readonly do: 'enters-with' } & EffectKinds['enters-with'];

/** Something that is done. */
export type Effect = { [K in keyof EffectKinds]: { readonly do: K } & EffectKinds[K] }[keyof EffectKinds];

export type { ZoneSelector };
