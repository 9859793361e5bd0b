import type { Condition, ConditionKinds } from '../ability/condition.ts';
import type { Cost, CostKinds } from '../ability/cost.ts';
import type { Effect, EffectKinds } from '../ability/effect.ts';
import type { CardFilter, CardFilterKinds } from '../ability/filter.ts';
import type { StateName } from '../ability/names.ts';
import type { QuantityKinds } from '../ability/quantity.ts';
import type { Engine } from '../engine/engine.ts';
import type { BoundCost } from '../model/bound-ability.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { LastKnown } from '../model/last-known.ts';
import type { CardTest, EventTest, NumberOf, Part, Test } from '../model/part.ts';
import type { Places } from '../model/places.ts';
import type { CardRef } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Zone } from '../model/zone.ts';
import type { Binder } from './binder.ts';

type Of<Kinds, K extends keyof Kinds> = { readonly [key in keyof Kinds[K]]: Kinds[K][key] };
type OfEffect<K extends keyof EffectKinds> = { readonly do: K } & Of<EffectKinds, K>;

/** How a kind of filter is compiled. */
export interface FilterRow {
  readonly kind: string;
  compile(filter: CardFilter, binder: Binder): CardTest;
}
/** How a kind of condition is compiled. */
export interface ConditionRow {
  readonly kind: string;
  compile(condition: Condition, binder: Binder): Test;
}
/** How a kind of quantity is compiled. */
export interface QuantityRow {
  readonly kind: string;
  compile(quantity: never, binder: Binder): NumberOf;
}
/** How a kind of cost is checked and paid. */
export interface CostRow {
  readonly kind: string;
  /** It is paid even for what is used for free (CR 6.1.7.1). */
  readonly evenForFree?: boolean;
  /** The check; `pay` adds the steps that pay. */
  compile(cost: Cost, binder: Binder): Omit<BoundCost, 'pay' | 'evenForFree'>;
  pay(cost: Cost, binder: Binder): void;
}
/** How a kind of effect is compiled: into steps when it resolves, into a part when it is static. */
export interface EffectRow {
  readonly kind: string;
  /** Adds steps. Returns whether it could do anything now, for "may" and costs; null when it always can. */
  resolve?(effect: Effect, binder: Binder): Test | null;
  part?(effect: Effect, binder: Binder): Partial<Part> & Pick<Part, 'kind'>;
  /** A static effect that speaks of its own card while that is being played. */
  whilePlayed?(effect: Effect, engine: Engine): boolean;
  /** The effect before it with this one taken up, where this one only says how that is done; null elsewhere. */
  amends?(effect: Effect, before: Effect): Effect | null;
  /** By field, what its cards must be for it to do anything: text that has them otherwise is refused. */
  readonly acts?: Acts;
}
/** What an effect needs of the cards in one of its fields, and where it puts them. */
export interface ActsOn {
  /** Where they are. */
  readonly places?: Places;
  /** It is asked only for turn actions: those that the player of the cards takes, or those of others. */
  readonly turn?: 'own' | 'other';
  /** Further zones, of cards that a text looks for there. */
  readonly named?: readonly Zone[];
  /** The state that they are in. */
  readonly state?: StateName;
  /** Where they are afterwards. */
  readonly to?: Zone;
}
/** The same of all fields that hold cards. */
export type Acts = Readonly<Record<string, ActsOn>>;
/** A yes-or-no property of a card. */
export interface StateRow {
  readonly name: string;
  /** Where a card is that can be in it, or not; anywhere if absent. */
  readonly places?: Places;
  /** The state of every card that can be in this one and is not. */
  readonly opposite?: StateName;
  /** @param known what the card last was in play, where it is spoken of as it was there (CR 6.7.7) */
  test(engine: Engine, state: ReadonlyState, card: number, scope: Scope, known?: LastKnown | null): boolean;
  /** Makes a card that enters a zone have it; absent for states nothing enters with. */
  enter?(engine: Engine, draft: import('../model/state.ts').Draft, card: number): void;
  /** What such a card is with, which text may speak of ("at a site … that site"). */
  brings?(state: ReadonlyState, card: number): readonly CardRef[];
}
/** A qualification of an event. */
export interface CircumstanceRow {
  readonly name: string;
  /** Whose turn it is then, seen from the ability's player, if it is about that alone. */
  readonly turn?: 'own' | 'other';
  /** @param such what the event is one of by all else that is said of it, for those that count */
  test(engine: Engine, state: ReadonlyState, event: GameEvent, scope: Scope, such: EventTest): boolean;
}

/** Declares how a filter kind is compiled. @param compile given the filter's data, makes its test */
export function defineFilter<K extends keyof CardFilterKinds & string>(
  kind: K,
  compile: (filter: Of<CardFilterKinds, K>, binder: Binder) => CardTest,
): FilterRow {
  return { kind, compile: compile as FilterRow['compile'] };
}

/** Declares how a condition kind is compiled. */
export function defineCondition<K extends keyof ConditionKinds & string>(
  kind: K,
  compile: (condition: Of<ConditionKinds, K>, binder: Binder) => Test,
): ConditionRow {
  return { kind, compile: compile as ConditionRow['compile'] };
}

/** Declares how a quantity kind is compiled. */
export function defineQuantity<K extends keyof QuantityKinds & string>(
  kind: K,
  compile: (quantity: Of<QuantityKinds, K>, binder: Binder) => NumberOf,
): QuantityRow {
  return { kind, compile: compile as QuantityRow['compile'] };
}

/** Declares how a cost kind is checked and paid. */
export function defineCost<K extends keyof CostKinds & string>(
  kind: K,
  row: {
    compile: (cost: Of<CostKinds, K>, binder: Binder) => Omit<BoundCost, 'pay' | 'evenForFree'>;
    pay: (cost: Of<CostKinds, K>, binder: Binder) => void;
    evenForFree?: boolean;
  },
): CostRow {
  return { kind, ...row } as unknown as CostRow;
}

/** Declares what an effect kind does. */
export function defineEffect<K extends keyof EffectKinds & string>(
  kind: K,
  row: {
    resolve?: (effect: OfEffect<K>, binder: Binder) => Test | null;
    part?: (effect: OfEffect<K>, binder: Binder) => Partial<Part> & Pick<Part, 'kind'>;
    whilePlayed?: (effect: OfEffect<K>, engine: Engine) => boolean;
    amends?: (effect: OfEffect<K>, before: Effect) => Effect | null;
    acts?: Acts;
  },
): EffectRow {
  return { kind, ...row } as unknown as EffectRow;
}

/** Declares a state that cards can have. */
export function defineState(
  name: string,
  test: StateRow['test'],
  enter?: NonNullable<StateRow['enter']>,
  brings?: NonNullable<StateRow['brings']>,
): StateRow {
  return { name, test, ...(enter && { enter }), ...(brings && { brings }) };
}

/** Declares a circumstance of events. @param turn whose turn it is then, if it is about that alone */
export function defineCircumstance(
  name: string,
  test: CircumstanceRow['test'],
  turn?: 'own' | 'other',
): CircumstanceRow {
  return { name, test, ...(turn && { turn }) };
}
