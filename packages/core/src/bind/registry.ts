import type { Condition } from '../ability/condition.ts';
import type { Cost } from '../ability/cost.ts';
import type { Effect } from '../ability/effect.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { StateName } from '../ability/names.ts';
import type { Quantity } from '../ability/quantity.ts';
import type { CardSelector } from '../ability/selector.ts';
import type { AbilityPart, BoundCost, CardTest, NumberOf, Test } from '../model/ability-part.ts';
import type { Kernel } from '../model/kernel.ts';
import type { Places } from '../model/places.ts';
import type { Zone } from '../model/zone.ts';
import type { Binder } from './binder.ts';

type AmountKind = Exclude<Quantity, number>['amount'];
type OfEffect<K> = Extract<Effect, { readonly do: K }>;
type OfFilter<K> = Extract<CardFilter, { readonly is: K }>;
type OfCondition<K> = Extract<Condition, { readonly if: K }>;
type OfQuantity<K> = Extract<Quantity, { readonly amount: K }>;
type OfCost<K> = Extract<Cost, { readonly pay: K }>;

/** How a kind of filter is compiled. */
export interface FilterRow {
  readonly kind: string;
  compile(filter: CardFilter, binder: Binder): CardTest;
  /** The card of which it says how others were to it as it left: those that left at the same time are such, too. */
  leftWith?(filter: CardFilter): CardSelector | undefined;
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
  /** It is paid even for what is used for free. */
  readonly evenForFree?: boolean;
  /** The check; `pay` adds the steps that pay. */
  compile(cost: Cost, binder: Binder): Omit<BoundCost, 'pay' | 'evenForFree'>;
  pay(cost: Cost, binder: Binder): void;
}
/** How a kind of effect is compiled: into steps when it resolves, into a part when it is static. */
export interface EffectRow {
  readonly kind: string;
  /** Adds steps. Returns the feasibility test, used by "may" and costs; null if always feasible. */
  resolve?(effect: Effect, binder: Binder): Test | null;
  part?(effect: Effect, binder: Binder): Partial<AbilityPart> & Pick<AbilityPart, 'kind'>;
  /** Whether a static effect refers to its own card while that is being played. */
  whilePlayed?(effect: Effect, kernel: Kernel): boolean;
  /** Merges this effect into the previous one if it only says how that is done; null otherwise. */
  amends?(effect: Effect, before: Effect): Effect | null;
  /** By field: what its cards must be for it to do anything. Text about other cards is refused as inert. */
  readonly acts?: Acts;
  /** Where the cards are afterwards that a player picks while it is done: no field holds them. */
  readonly to?: Zone;
}
/** What an effect needs of the cards in one of its fields, and where it moves them. */
export interface ActsOn {
  /** Where they are. */
  readonly places?: Places;
  /** It matters only for turn actions: those of the cards' player, or those of others. */
  readonly turn?: 'own' | 'other';
  /** Further zones where it works if the text names them. */
  readonly named?: readonly Zone[];
  /** The state that they are in. */
  readonly state?: StateName;
  /** Where they are afterwards. */
  readonly to?: Zone;
}
/** What an effect needs of its cards, by the field that holds them. */
export type Acts = Readonly<Record<string, ActsOn>>;
/**
 * Declares how a filter kind is compiled.
 *
 * @param compile given the filter's data, makes its test
 * @param options.leftWith the card of which it says how others were to it as it left, if it does
 */
export function defineFilter<K extends CardFilter['is']>(
  kind: K,
  compile: (filter: OfFilter<K>, binder: Binder) => CardTest,
  options: { readonly leftWith?: (filter: OfFilter<K>) => CardSelector | undefined } = {},
): FilterRow {
  return { kind, compile: compile as FilterRow['compile'], ...(options as Pick<FilterRow, 'leftWith'>) };
}

/** Declares how a condition kind is compiled. */
export function defineCondition<K extends Condition['if']>(
  kind: K,
  compile: (condition: OfCondition<K>, binder: Binder) => Test,
): ConditionRow {
  return { kind, compile: compile as ConditionRow['compile'] };
}

/** Declares how a quantity kind is compiled. */
export function defineQuantity<K extends AmountKind>(
  kind: K,
  compile: (quantity: OfQuantity<K>, binder: Binder) => NumberOf,
): QuantityRow {
  return { kind, compile: compile as QuantityRow['compile'] };
}

/** Declares how a cost kind is checked and paid. */
export function defineCost<K extends Cost['pay']>(
  kind: K,
  row: {
    compile: (cost: OfCost<K>, binder: Binder) => Omit<BoundCost, 'pay' | 'evenForFree'>;
    pay: (cost: OfCost<K>, binder: Binder) => void;
    evenForFree?: boolean;
  },
): CostRow {
  return { kind, ...row } as unknown as CostRow;
}

/** Declares what an effect kind does. */
export function defineEffect<K extends Effect['do']>(
  kind: K,
  row: {
    resolve?: (effect: OfEffect<K>, binder: Binder) => Test | null;
    part?: (effect: OfEffect<K>, binder: Binder) => Partial<AbilityPart> & Pick<AbilityPart, 'kind'>;
    whilePlayed?: (effect: OfEffect<K>, kernel: Kernel) => boolean;
    amends?: (effect: OfEffect<K>, before: Effect) => Effect | null;
    acts?: Acts;
    to?: Zone;
  },
): EffectRow {
  return { kind, ...row } as unknown as EffectRow;
}
