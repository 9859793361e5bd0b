import type { Ability } from './ability.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Destination } from './destination.ts';
import type { Duration } from './duration.ts';
import type { EventPattern } from './event-pattern.ts';
import type { CardFilter } from './filter.ts';
import type { DataOf, KindsOfGames } from './games.ts';
import type { ActionName, CounterName, KeywordName, StateName, StatName, ZoneName } from './names.ts';
import type { PlayerSelector } from './player.ts';
import type { Quantity } from './quantity.ts';
import type { CardSelector, Range, ZoneSelector } from './selector.ts';

/** A keyword with its parameter, as it is gained or printed. */
export interface KeywordGrant {
  readonly keyword: KeywordName;
  /** Its number. One that is recomputed each time occurs only in grants ("gains Tough +1 for each …"). */
  readonly value?: Quantity;
  readonly cost?: readonly Cost[];
  /** A qualifier of the keyword ("Puppy Shift"). */
  readonly variant?: string;
}

/**
 * Kinds of effect of any card game, by discriminant `do`; `Games` has those of a game. Effects with a duration (`modify`,
 * `grant`, `forbid` …) use the same data in a static ability (without `duration`) and in a resolving one.
 */
export interface EffectKinds {
  // ── structure ────────────────────────────────────────────────────────────────────────────────────────
  /** "You may … . Otherwise, …": one decision for the whole list; the player may decline. */
  may: {
    readonly player: PlayerSelector;
    readonly effects: readonly Effect[];
    /** What to do if it was declined or was impossible. */
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
    /**
     * "If it isn't, …": the `otherwise` branch depends on the condition alone, not on whether the effects were done.
     */
    readonly answers?: 'condition';
  };
  /** "While …, [A]" in a resolving ability: A gets a duration and applies only while the condition holds. */
  while: { readonly condition: Condition; readonly effects: readonly Effect[] };
  /** "[A]. If …, [B] instead": self-replacement. Amends the preceding effect and keeps its choices. */
  instead: { readonly effect: Effect; readonly condition: Condition; readonly with: Effect };
  /** "Choose one", "choose up to 2": each of them once, in the order of the text. Each mode is a list of effects. */
  'choose-mode': {
    readonly range: Range;
    readonly modes: readonly (readonly Effect[])[];
    /** "If …, choose both instead": how many then. */
    readonly instead?: { readonly if: Condition; readonly range: Range };
    /** Who chooses, each of them for themselves; you if absent. They are "they" in the modes. */
    readonly player?: PlayerSelector;
  };
  /** "For each …, [effects]": repeats all of them this many times, with new choices each time. */
  repeat: { readonly times: Quantity; readonly effects: readonly Effect[] };
  /** "Repeat this effect": runs the whole effect again from its beginning. */
  'start-over': object;
  /** "[A] unless that player [B]": the player may do B; if they do not, A happens. */
  unless: {
    readonly player: PlayerSelector;
    readonly deed: readonly Effect[];
    readonly effects: readonly Effect[];
  };
  /** "[A] or [B]". */
  either: { readonly player: PlayerSelector; readonly options: readonly (readonly Effect[])[] };
  /** A choice without an action of its own ("choose an opposing character"). */
  choose: { readonly player: PlayerSelector; readonly what: CardSelector };
  // ── cards ────────────────────────────────────────────────────────────────────────────────────────────
  draw: { readonly player: PlayerSelector; readonly count: Quantity };
  /** Draw until the hand holds this many cards. */
  'draw-until': { readonly player: PlayerSelector; readonly count: Quantity };
  /** "Choose and discard": the subject chooses from their own hand. `count` 'all' is "discard their hand". */
  discard: {
    readonly player: PlayerSelector;
    readonly count: Quantity | 'all';
    readonly filter?: readonly CardFilter[];
    /** "Any number", "up to 2": fewer are allowed, including none. */
    readonly upTo?: true;
    /** "Discard it": all of these that are in the hand, and no others; no choice is made. */
    readonly what?: CardSelector;
  };
  /** "Discards either 2 cards or 1 relic card": the player first picks an option, then the cards. */
  'discard-either': { readonly player: PlayerSelector; readonly options: readonly DiscardOption[] };
  /** Move cards between zones ("return", "put", "shuffle into"). */
  move: { readonly player: PlayerSelector; readonly what: CardSelector; readonly to: Destination };
  /** "Put it on the top of their deck or into their discard": the player picks one of them. */
  'move-either': {
    readonly player: PlayerSelector;
    readonly what: CardSelector;
    readonly to: readonly Goal[];
    /** "Put each of them …": for each card anew. */
    readonly each?: true;
  };
  /** Look at cards; they become the group that "one", "the other" and "the rest" refer to. */
  look: { readonly player: PlayerSelector; readonly at: CardSelector };
  reveal: { readonly player: PlayerSelector; readonly what: CardSelector };
  /**
   * Reveal cards from the top of a zone until one matches. Later references mean that card; the others are "the rest".
   */
  'reveal-until': {
    readonly player: PlayerSelector;
    readonly zone: ZoneName;
    readonly of: PlayerSelector;
    readonly filter: readonly CardFilter[];
  };
  /** Look through a zone for cards; later references mean the cards found. */
  search: { readonly player: PlayerSelector; readonly what: CardSelector };
  /** Shuffle a zone, the deck if none is named; one of all players once. */
  shuffle: { readonly player: PlayerSelector; readonly zone?: ZoneName };
  /** Play a card from somewhere; `free` ignores its costs. */
  play: {
    readonly player: PlayerSelector;
    readonly what: CardSelector;
    readonly free: boolean;
    /** It is put on one of these cards in play, in a way that the game has for that. */
    readonly onto?: CardSelector;
    /** How the card enters play, from the next sentence ("… and they enter play turned"). */
    readonly entering?: readonly EnteringEffect[];
  };
  /** Count cards; "that number" refers to it. */
  count: { readonly player: PlayerSelector; readonly what: CardSelector };
  /** Does nothing: the replaced event is simply prevented. `of`: its kind, where the words repeat it ("draws no cards"). */
  nothing: { readonly player: PlayerSelector; readonly of?: string };
  /** Choose players; the next sentence refers to them ("that player", "they"). */
  'choose-player': { readonly whom: PlayerSelector & { readonly who: 'chosen-player' } };
  /** Name a card; "the named card" refers to it. */
  'name-card': { readonly player: PlayerSelector };
  // ── counters, in games that list `counterRows`; a counter without a name is the only kind of its game ──────
  'put-counters': {
    readonly player: PlayerSelector;
    readonly count: Quantity;
    readonly on: CardSelector | PlayerSelector;
    readonly counter?: CounterName;
  };
  'remove-counters': {
    readonly player: PlayerSelector;
    readonly count: Quantity;
    readonly from: CardSelector | PlayerSelector;
    readonly counter?: CounterName;
  };
  /** Take counters off a card and put them on another. */
  'move-counters': {
    readonly player: PlayerSelector;
    readonly count: Quantity | 'all';
    readonly from: CardSelector;
    readonly to: CardSelector;
    readonly counter?: CounterName;
  };
  // ── cards and resources that texts make, in games that list `madeCardRows` and `fillPool` ──────────────
  /** Make cards of a name, which are of no deck. */
  'create-cards': { readonly card: string; readonly count: Quantity };
  /** Make copies of cards. */
  'copy-cards': { readonly of: CardSelector };
  /** Put so much into one of your pools. */
  'fill-pool': { readonly amount: Quantity; readonly pool: string };
  // ── effects with a duration ───────────────────────────────────────────────────────────────────────────
  modify: {
    readonly what: CardSelector;
    readonly stat: StatName;
    readonly by: Quantity;
    /** Further stats that the same modifier changes: none of them is measured on what another has become. */
    readonly and?: readonly { readonly stat: StatName; readonly by: Quantity }[];
    readonly duration?: Duration;
  };
  /** A stat is not reduced below what is printed, or below a number. */
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
  /** Loses the keyword, whatever the source of it. */
  'lose-keyword': {
    readonly what: CardSelector;
    readonly keyword: KeywordName;
    readonly duration?: Duration;
  };
  /** Loses abilities, printed or gained, whatever they come from: all of them, or the one with this name. */
  'lose-abilities': {
    readonly what: CardSelector;
    readonly ability?: string;
    readonly duration?: Duration;
  };
  /** Has what is printed on other cards, as abilities of its own: all of it, or the ability with this name. */
  'gain-abilities': {
    readonly what: CardSelector;
    readonly of: CardSelector;
    readonly ability?: string;
    readonly duration?: Duration;
  };
  /**
   * A keyword as a verb ("Grow one of your beasts for free"): the player uses that ability of each of the cards that
   * have it.
   */
  'use-keyword': {
    readonly player: PlayerSelector;
    readonly keyword: KeywordName;
    readonly what: CardSelector;
    /** Its costs are not paid, and it does not count as a use of this turn. */
    readonly free: boolean;
  };
  /** Cannot gain the keyword from any source; a printed keyword stays. */
  'cannot-gain': {
    readonly what: CardSelector;
    readonly keyword: KeywordName;
    readonly duration?: Duration;
  };
  /**
   * "Can't": an action that the cards cannot take, or that cannot be done to them. `other` restricts the other party.
   */
  forbid: {
    readonly what: CardSelector;
    readonly action: ActionName;
    readonly other?: CardSelector;
    /** Only actions by these players are forbidden ("opponents can't choose …"). */
    readonly by?: PlayerSelector;
    /** Exception to the prohibition ("except by a character with …"). */
    readonly except?: readonly CardFilter[];
    readonly duration?: Duration;
  };
  /** "Can't … unless you pay 2": whoever takes the action pays for it, each time. */
  charge: {
    readonly what: CardSelector;
    readonly action: ActionName;
    readonly other?: CardSelector;
    readonly costs: readonly Cost[];
    readonly duration?: Duration;
  };
  /** "Can't", said of players. */
  'forbid-player': {
    readonly player: PlayerSelector;
    readonly action: ActionName;
    /** Only with these cards, or only with the ability's own card. */
    readonly cards?: readonly CardFilter[] | { readonly pick: 'self' };
    readonly duration?: Duration;
  };
  /** "Must choose this if able": a player who could choose it has to. */
  'must-be-chosen': {
    readonly what: CardSelector;
    readonly by: PlayerSelector;
    readonly duration?: Duration;
  };
  /** Permission that overrides a general rule ("can attack what usually cannot be"). */
  permit: {
    readonly what: CardSelector;
    readonly action: ActionName;
    readonly other?: CardSelector;
    /** Permission for these players only; for everyone if absent. */
    readonly by?: PlayerSelector;
    readonly duration?: Duration;
  };
  /** Cost modifier: "you pay 1 less to play …". `uses` counts down ("the next … you play this turn"). */
  'change-cost': {
    readonly player: PlayerSelector;
    readonly by: Quantity;
    /** What is being paid for: cards that match, or the ability's own card. */
    readonly for: readonly CardFilter[] | { readonly pick: 'self' };
    readonly action: ActionName;
    /** Only for the first such card that the player plays each turn. */
    readonly first?: true;
    /** Only for the second (2), third (3) … such card that the player plays each turn. */
    readonly nth?: number;
    readonly uses?: number;
    readonly duration?: Duration;
  };
  /** Abilities of the cards can be used without paying any cost but those that stay. */
  'use-for-free': {
    readonly player: PlayerSelector;
    readonly what: CardSelector;
    /** Restricted to the ability with this name. */
    readonly ability?: string;
    readonly duration?: Duration;
  };
  /**
   * Allows the action this many more times a turn ("an additional card a turn"). When it resolves without a stated
   * duration, it lasts for the turn.
   */
  'additional-action': {
    readonly player: PlayerSelector;
    readonly action: ActionName;
    readonly count: number;
    readonly duration?: Duration;
  };
  /** Cards put into a zone enter it in these states ("cards enter opponents' reserves turned"). */
  'enters-zone': {
    readonly what: CardSelector & { readonly pick: 'each' };
    readonly zone: ZoneSelector;
    readonly as: readonly StateName[];
    readonly duration?: Duration;
  };
  /** A player's zone, or its top cards, are visible to everyone ("with their hand face up"). */
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
  /** Enters play in this state (a replacement of how it enters). */
  'enters-with': {
    readonly what: CardSelector;
    readonly manner: readonly Effect[];
    readonly optional: boolean;
    /** "May enter play turned to draw a card": what is done for it as it enters. */
    readonly reward?: readonly Effect[];
  };
}

/** Where cards are put: into a zone, or as a game's own effect puts them somewhere. */
export type Goal = Destination | ({ readonly do: Effect['do'] } & Readonly<Record<string, unknown>>);

/** A number of cards of one kind, as an option of what to discard. */
export interface DiscardOption {
  readonly count: Quantity;
  readonly filter: readonly CardFilter[];
}

/** How something enters play. */
export type EnteringEffect = { readonly do: 'enters-with' } & EffectKinds['enters-with'];

/** An instruction of an ability. */
export type Effect = DataOf<'do', EffectKinds> | DataOf<'do', KindsOfGames<'effects'>>;

export type { ZoneSelector };
