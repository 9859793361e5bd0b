import type { Ability } from '../ability/ability.ts';
import type { EventKind } from './event-kind.ts';
import type { GameEvent } from './game-event.ts';
import { ifGone, type LastKnown } from './last-known.ts';
import type { Action, Keyword, Stat } from './names.ts';
import type { Place } from './places.ts';
import type { Program } from './program.ts';
import { type CardRef, cardOf } from './reference.ts';
import type { Scope } from './scope.ts';
import type { ReadonlyState } from './state.ts';

/** A test of a card (by index), compiled. @param known what it last was in play, where it is spoken of as it was there (CR 6.7.7) */
export type CardTest = (
  state: ReadonlyState,
  card: number,
  scope: Scope,
  known?: LastKnown | null,
) => boolean;
/** A test of a card by its reference: of one that has left play, as it last was there. */
export type RefTest = (state: ReadonlyState, ref: CardRef, scope: Scope) => boolean;

/** The same test of references to cards; none for no card. */
export function ofRef(test: CardTest): RefTest {
  return (s, ref, scope) => ref >= 0 && test(s, cardOf(ref), scope, ifGone(s, ref));
}

/** A test of a player, compiled. */
export type PlayerTest = (state: ReadonlyState, player: number, scope: Scope) => boolean;
/** A condition, compiled. */
export type Test = (state: ReadonlyState, scope: Scope) => boolean;
/** A quantity, compiled. */
export type NumberOf = (state: ReadonlyState, scope: Scope) => number;
/** Cards (references) or players, compiled. */
export type ListOf = (state: ReadonlyState, scope: Scope) => readonly number[];

/** An event pattern, compiled. */
export interface EventTest {
  readonly kinds: readonly EventKind[];
  readonly test: (state: ReadonlyState, event: GameEvent, scope: Scope) => boolean;
  /** The event's card must be the source itself. */
  readonly self: boolean;
  /** The kinds of which it says which card it means, the source or one spoken of before, not any that fits. */
  readonly ofKnown: readonly EventKind[];
  /** Events that happen at once trigger it once. */
  readonly together?: boolean;
}

/** A keyword with its parameters, as a card has or gains it. */
export interface KeywordInstance {
  readonly keyword: Keyword;
  readonly value: number;
  /** Its number is that of the part that gives it. */
  readonly measured?: true;
  readonly costs: readonly BoundCost[];
  /** Pays the costs that are no resource; null when there are none. */
  readonly payment: Program | null;
  readonly variant: string;
}

/** The keyword with the number that it has now. */
export function withValue(instance: KeywordInstance, value: number): KeywordInstance {
  return { ...instance, value };
}

/** What a continuous part does. Games add kinds of their own and ask for them with `partsOn`. */
export type PartKind =
  | 'modify'
  | 'keep-stat'
  | 'grant'
  | 'lose-keyword'
  | 'cannot-gain'
  | 'forbid'
  | 'permit'
  | 'change-cost'
  | 'additional-action'
  | 'trigger'
  | 'replace'
  | (string & {});

/**
 * One thing that an ability does for as long as it functions: a modifier, a grant, a prohibition, a trigger that
 * watches … Made once when the ability is bound; effects with a lifetime refer to it by id.
 */
export interface AbilityPart {
  /** Unique in the engine, stable between processes. */
  readonly id: string;
  readonly kind: PartKind;
  /** Must hold for it to apply ("while …"). */
  readonly condition: Test | null;
  /** The cards it applies to; null for parts that are not about cards. */
  readonly applies: CardTest | null;
  /** It applies to its own source only: no other card needs to ask. */
  readonly selfOnly: boolean;
  /** The players it applies to; null for parts that are not about players. */
  readonly players: PlayerTest | null;
  readonly stat: Stat | null;
  readonly amount: NumberOf | null;
  readonly keywords: readonly KeywordInstance[];
  readonly abilities: readonly BoundAbility[];
  readonly action: Action | null;
  /** What the other party must be. */
  readonly other: CardTest | null;
  /** Other parties that are excepted. */
  readonly except: CardTest | null;
  readonly pattern: EventTest | null;
  /** What a trigger or replacement runs. */
  readonly program: Program | null;
  /** Whether what a trigger does depends on which event it was, beyond that there was one. */
  readonly readsEvent: boolean;
  /** It applies, or its trigger resolves, once a turn for each card that has it (CR 6.1.13.2). */
  readonly oncePerTurn: boolean;
  /** It is for its player to apply it or not, each time that it could (CR 6.1.4). */
  readonly optional: boolean;
  /** The ability's keyword, when it is part of one's definition. */
  readonly keyword: Keyword | null;
  /** Of what an effect with a lifetime remembers, the slots with cards: it goes over with them (CR 8.10.5). */
  readonly cardSlots: readonly number[];
  /** An effect with a lifetime that speaks of the card that made it, and goes over with it. */
  readonly ofSource: boolean;
  /** Facts of a game's own kinds. */
  readonly data: unknown;
}

const NONE: readonly never[] = [];

/** Fills in what a part does not say, so that all parts have one shape. Field by field: a spread takes several times as long. */
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
    oncePerTurn: part.oncePerTurn ?? false,
    optional: part.optional ?? false,
    keyword: part.keyword ?? null,
    cardSlots: part.cardSlots ?? NONE,
    ofSource: part.ofSource ?? false,
    data: part.data ?? null,
  };
}

/** One part of a cost, compiled. Paying is part of the program of whatever it is paid for. */
export interface BoundCost {
  /** Name of the cost kind. */
  readonly pay: string;
  /** Whether it can be paid in full now, beside the other parts. */
  readonly payable: (state: ReadonlyState, scope: Scope) => boolean;
  /** Of a resource: how much. */
  readonly amount: ((state: ReadonlyState, scope: Scope) => number) | null;
  /** It is paid even for what is used for free. */
  readonly evenForFree: boolean;
  /** The resource's name. */
  readonly resource: string;
}

/** An ability compiled for one engine. */
export interface BoundAbility {
  /** `card id # index`, or `keyword:name # index`. */
  readonly id: string;
  readonly data: Ability;
  /** What it does continuously, triggers included. */
  readonly parts: readonly AbilityPart[];
  /** A keyword line's keyword. */
  readonly keyword: KeywordInstance | null;
  /** Activated abilities and spells: what is run. Costs are paid by its first steps. */
  readonly program: Program | null;
  /** Spells: whether the first of what it does could do anything now; null where that is not in question. */
  readonly possible: Test | null;
  readonly costs: readonly BoundCost[];
  /** Must hold for an activated ability to be used at all. */
  readonly condition: Test | null;
  readonly oncePerTurn: boolean;
  /** Where its card must be for it to function: in play, or in a zone out of it (CR 6.1.12). */
  readonly functionsIn: readonly Place[];
  /** Of `parts`, those that speak of playing or paying for their own card, and function then (CR 4.3.6, 6.7.9). */
  readonly whilePlayed: readonly AbilityPart[];
}
