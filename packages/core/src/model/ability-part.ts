import type { Ability } from '../ability/ability.ts';
import { type CardRef, cardOf } from './card-ref.ts';
import type { EventKind } from './event-kind.ts';
import type { GameEvent } from './game-event.ts';
import { ifGone, type LastKnown } from './last-known.ts';
import type { Action, Keyword, Stat } from './names.ts';
import type { Place } from './places.ts';
import type { Program } from './program.ts';
import type { Scope } from './scope.ts';
import type { ReadonlyState } from './state.ts';

/** A test of a card (by index), compiled. @param known what it last was in play, where it is spoken of as it was there */
export type CardTest = (
  state: ReadonlyState,
  card: number,
  scope: Scope,
  known?: LastKnown | null,
) => boolean;
/** A test of a card by its reference: of one that has left play, as it last was there. */
export type RefTest = (state: ReadonlyState, ref: CardRef, scope: Scope) => boolean;

/** Lifts a card test to references; false for no card. */
export function ofRef(test: CardTest): RefTest {
  return (s, ref, scope) => ref >= 0 && test(s, cardOf(ref), scope, ifGone(s, ref));
}

/** A compiled predicate over players. */
export type PlayerTest = (state: ReadonlyState, player: number, scope: Scope) => boolean;
/** A compiled condition. */
export type Test = (state: ReadonlyState, scope: Scope) => boolean;
/** A compiled quantity. */
export type NumberOf = (state: ReadonlyState, scope: Scope) => number;
/** A compiled reference to one card; {@link NO_CARD} if there is none. */
export type RefOf = (state: ReadonlyState, scope: Scope) => CardRef;
/** A compiled list. */
export type ListOf<T> = (state: ReadonlyState, scope: Scope) => readonly T[];
/** A compiled list of cards. */
export type CardsOf = ListOf<CardRef>;

/** A compiled list of players. */
export type PlayersOf = ListOf<number>;

/** A compiled event pattern. */
export interface EventTest {
  readonly kinds: readonly EventKind[];
  readonly test: (state: ReadonlyState, event: GameEvent, scope: Scope) => boolean;
  /** The event's card must be the source itself. */
  readonly self: boolean;
  /**
   * The event kinds for which the pattern names a specific card (the source or an antecedent) rather than any that
   * matches.
   */
  readonly ofKnown: readonly EventKind[];
  /** Simultaneous events trigger it once: all of them, or those of a player. Null: each of them does. */
  readonly together: 'all' | 'of-a-player' | null;
  /** Whether an event is of one of the kinds, or counts as such, and meets the test. */
  matches(state: ReadonlyState, event: GameEvent, scope: Scope): boolean;
  /**
   * The ordinal of an event among those of this turn that match, from 1. One not yet recorded comes last. If asked for,
   * among those of the same player only (“an opponent plays their second card”).
   */
  ordinalOf(state: ReadonlyState, event: GameEvent, scope: Scope, ofItsPlayer?: boolean): number;
}

/** A keyword with its parameters, as a card has or gains it. */
export interface KeywordInstance {
  readonly keyword: Keyword;
  readonly value: number;
  /** Its number is computed by the part that grants it. */
  readonly measured?: true;
  readonly costs: readonly BoundCost[];
  /** Pays the costs that are not resources; null if there are none. */
  readonly payment: Program | null;
  readonly variant: string;
}

/** The keyword with its current number. */
export function withValue(instance: KeywordInstance, value: number): KeywordInstance {
  return { ...instance, value };
}

/** Kind of an ability part. Games add kinds and query them with `partsOn`. */
export type PartKind =
  | 'modify'
  | 'keep-stat'
  | 'grant'
  | 'lose-keyword'
  | 'lose-abilities'
  | 'gain-abilities'
  | 'cannot-gain'
  | 'forbid'
  | 'permit'
  | 'change-cost'
  | 'additional-action'
  | 'trigger'
  | 'replace'
  | (string & {});

/**
 * An ability part: one continuous function of an ability (a modifier, a grant, a prohibition, a trigger that listens
 * …). Created once when the ability is bound; duration effects refer to it by id.
 */
export interface AbilityPart {
  /** Unique in the engine, stable between processes. */
  readonly id: string;
  readonly kind: PartKind;
  /** Condition for it to apply ("while …"). */
  readonly condition: Test | null;
  /** Predicate over the cards it applies to; null for parts that are not about cards. */
  readonly applies: CardTest | null;
  /** It applies to its own source only, so no other card needs to be tested. */
  readonly selfOnly: boolean;
  /** Predicate over the players it applies to; null for parts that are not about players. */
  readonly players: PlayerTest | null;
  readonly stat: Stat | null;
  readonly amount: NumberOf | null;
  readonly keywords: readonly KeywordInstance[];
  readonly abilities: readonly BoundAbility[];
  readonly action: Action | null;
  /** Predicate over the other party. */
  readonly other: CardTest | null;
  /** Exceptions among the other parties. */
  readonly except: CardTest | null;
  readonly pattern: EventTest | null;
  /** The program that a trigger or replacement runs. */
  readonly program: Program | null;
  /** Whether the effect of a trigger depends on its event, beyond the fact that it occurred. */
  readonly readsEvent: boolean;
  /** How often a turn it applies, or its trigger resolves, for each card that has it; null if there is no limit. */
  readonly usesPerTurn: number | null;
  /** It is for its player to apply it or not, each time that it could. */
  readonly optional: boolean;
  /** The keyword whose definition it belongs to, if any. */
  readonly keyword: Keyword | null;
  /** Of what an effect with a lifetime remembers, the slots with cards: it goes over with them. */
  readonly cardSlots: readonly number[];
  /** A duration effect that refers to its source card, and transfers with it. */
  readonly ofSource: boolean;
  /** Data of a game's own part kinds. */
  readonly data: unknown;
}

const NONE: readonly never[] = [];

/**
 * Fills in the defaults, so that all parts share one object shape. Field by field, because a spread takes several times
 * as long.
 */
export function makePart(part: Pick<AbilityPart, 'id' | 'kind'> & Partial<AbilityPart>): AbilityPart {
  return {
    id: part.id,
    kind: part.kind,
    condition: part.condition ?? null,
    applies: part.applies ?? null,
    selfOnly: part.selfOnly ?? false,
    players: part.players ?? null,
    stat: part.stat ?? null,
    amount: part.amount ?? null,
    keywords: part.keywords ?? NONE,
    abilities: part.abilities ?? NONE,
    action: part.action ?? null,
    other: part.other ?? null,
    except: part.except ?? null,
    pattern: part.pattern ?? null,
    program: part.program ?? null,
    readsEvent: part.readsEvent ?? true,
    usesPerTurn: part.usesPerTurn ?? null,
    optional: part.optional ?? false,
    keyword: part.keyword ?? null,
    cardSlots: part.cardSlots ?? NONE,
    ofSource: part.ofSource ?? false,
    data: part.data ?? null,
  };
}

/** One compiled component of a cost. Paying is part of the program of whatever it is paid for. */
export interface BoundCost {
  /** Name of the cost kind. */
  readonly pay: string;
  /** Whether it can be paid in full now, together with the others. */
  readonly payable: (state: ReadonlyState, scope: Scope) => boolean;
  /** For a resource: the amount. */
  readonly amount: ((state: ReadonlyState, scope: Scope) => number) | null;
  /** It is paid even when the ability is used for free. */
  readonly evenForFree: boolean;
  /** The resource's name. */
  readonly resource: string;
}

/** An ability compiled for one engine. */
export interface BoundAbility {
  /** `card id # index`, or `keyword:name # index`. */
  readonly id: string;
  readonly data: Ability;
  /** Its continuous functions, triggers included. */
  readonly parts: readonly AbilityPart[];
  /** The keyword of a keyword line. */
  readonly keyword: KeywordInstance | null;
  /** Program of an activated ability or spell. Its first steps pay the costs. */
  readonly program: Program | null;
  /**
   * Spells: feasibility of the first effect; null if always feasible. Of what is announced with its choices, an activated
   * ability too: whether they can be made.
   */
  readonly possible: Test | null;
  readonly costs: readonly BoundCost[];
  /** Condition for an activated ability to be used. */
  readonly condition: Test | null;
  /** How often it can be used each turn; null if there is no limit. */
  readonly usesPerTurn: number | null;
  /** Where its card must be for it to function: in play, or in a zone out of it. */
  readonly functionsIn: readonly Place[];
  /** Of `parts`, those that speak of playing or paying for their own card, and function then. */
  readonly whilePlayed: readonly AbilityPart[];
}
