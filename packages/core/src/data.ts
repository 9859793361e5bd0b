/**
 * For those who have abilities as data and bind nothing: a walker over the data, what the words that refer back mean, what they may speak of,
 * which effects are about playing their own card, and how large numbers may be. Nothing here loads the engine.
 */

export type {
  Ability,
  ActivatedAbility,
  KeywordAbility,
  Limit,
  ReplacementAbility,
  SpellAbility,
  StaticAbility,
  TriggeredAbility,
} from './ability/ability.ts';
export type { Condition, ConditionKinds } from './ability/condition.ts';
export type { Cost, CostKinds } from './ability/cost.ts';
export type { Destination } from './ability/destination.ts';
export type { Duration } from './ability/duration.ts';
export type {
  DiscardOption,
  Effect,
  EffectKinds,
  EnteringEffect,
  Goal,
  KeywordGrant,
} from './ability/effect.ts';
export type { EventPattern, PartyPattern, TurnPattern } from './ability/event-pattern.ts';
export type { CardFilter, CardFilterKinds, Comparison } from './ability/filter.ts';
export type { DataOf, DeclaredBy, DeclaredOr, Games, KindsOfGames } from './ability/games.ts';
export type {
  ActionName,
  ActionNames,
  CircumstanceName,
  CircumstanceNames,
  CounterName,
  CounterNames,
  KeywordName,
  KeywordNames,
  StateName,
  StateNames,
  StatName,
  StatNames,
  ZoneName,
  ZoneNames,
} from './ability/names.ts';
export { LARGEST_NUMBER } from './ability/numbers.ts';
export type { PlayerSelector } from './ability/player.ts';
export type { Distinct, Quantity, QuantityKinds } from './ability/quantity.ts';
export type { Reference } from './ability/reference.ts';
export type { CardSelector, Range, ZoneSelector } from './ability/selector.ts';
export type { Target, TargetSelector } from './ability/target.ts';
export {
  type DataPart,
  findPart,
  forEachPart,
  type Leaf,
  mapParts,
  type PartPlace,
  partsWhere,
  SKIP,
  type Visitor,
  walkParts,
} from './ability/walk.ts';
export * as contract from './contract/contract.ts';
export { type DoubledKey, findDoubledKeys } from './json/doubled-keys.ts';
export { hashText } from './json/text-hash.ts';
export type { CardDefinition, TextSpan } from './model/card-definition.ts';
export { type CompiledAbility, type CompiledText, textOfDefinition } from './model/compiled-text.ts';
export { checkCompiledSet, refuseUnless } from './plugin/contracts/compiled-set.ts';
export { type ProducedBy, type SpokenOf, toldOf } from './reference/meaning.ts';
export { Meanings } from './reference/meanings.ts';
export { mentions } from './reference/mentions.ts';
export { isSelector } from './reference/part-order.ts';
export { speaksOfPlayingItself } from './reference/played-itself.ts';
export type { Resolution } from './reference/resolution.ts';
export { resolveReferences } from './reference/resolve.ts';
export { isPermission } from './reference/spoken.ts';
