/**
 * For authors of effects, conditions, filters, numbers and costs: the rows that make programs and predicates of ability
 * data, and what they bind with.
 * @packageDocumentation
 */

export { AbilityKernel } from './bind/ability-kernel.ts';
export { actedWith } from './bind/acted-with.ts';
export type { Binder } from './bind/binder.ts';
export { type CanBeDoneTo, UNKNOWN } from './bind/can-be-done-to.ts';
export { bindCompared, type Compared } from './bind/compared.ts';
export { type CounterRows, counterRows } from './bind/counters.ts';
export { bindDuring } from './bind/during.ts';
export { canHappenTo, saidOfCards, selectorPossible } from './bind/feasible.ts';
export { fillPool } from './bind/fill-pool.ts';
export { findable } from './bind/findable.ts';
export { happensTo } from './bind/happens-to.ts';
export { findIgnoredData } from './bind/ignored-data.ts';
export { appliedPart, beginLasting, beginRule } from './bind/lasting-effects.ts';
export { madeCardRows } from './bind/made-card-rows.ts';
export { bindMadeCards, idOfCardNamed, type Making } from './bind/made-cards.ts';
export { actedOn, couldHappen, numberTo } from './bind/number-to.ts';
export { actingSeat, onlyCard, onlyPlayer } from './bind/only-one.ts';
export { isPrice } from './bind/paying.ts';
export { type PlayerChange, playerChange } from './bind/player-change.ts';
export { produceResult } from './bind/produce.ts';
export type { Producer } from './bind/producer.ts';
export {
  type Acts,
  type ActsOn,
  type ConditionRow,
  type CostRow,
  defineCondition,
  defineCost,
  defineEffect,
  defineFilter,
  defineQuantity,
  type EffectRow,
  type FilterRow,
  type QuantityRow,
} from './bind/registry.ts';
export { resourceCost } from './bind/resource-cost.ts';
export { listIn, numberIn } from './bind/slot-values.ts';
export { isStanding } from './bind/standing.ts';
export { bindTargets, type CanBeDoneToTargets, type Targets } from './bind/targets.ts';
export { originOf, type TextOrigin } from './faults/origin.ts';
export { bindAbility } from './inert/bind-ability.ts';
