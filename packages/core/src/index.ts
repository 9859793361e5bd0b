/**
 * The kernel of Cardwright: a game-agnostic engine for trading card games. Games, sets, formats and mods are plugins.
 * @packageDocumentation
 */

export * from './ability/index.ts';
export { AbilityKernel } from './bind/ability-kernel.ts';
export type { Binder } from './bind/binder.ts';
export { type CanBeDoneTo, UNKNOWN } from './bind/can-be-done-to.ts';
export { bindCompared, type Compared, compare } from './bind/compared.ts';
export { bindDuring } from './bind/during.ts';
export { canHappenTo, saidOfCards, selectorPossible } from './bind/feasible.ts';
export { findable } from './bind/findable.ts';
export { findIgnoredData } from './bind/ignored-data.ts';
export { appliedPart, beginLasting, isContinuous } from './bind/lasting-effects.ts';
export { doerOf, onlyCard, onlyPlayer } from './bind/only-one.ts';
export { partyCard, partyPlayer } from './bind/parties.ts';
export { ordinalOf } from './bind/patterns.ts';
export { bindCost, isPaying, isPrice, payCost } from './bind/paying.ts';
export { playerOfRef } from './bind/players.ts';
export { produceResult } from './bind/produce.ts';
export type { Producer } from './bind/producer.ts';
export * from './bind/registry.ts';
export { bindChoice } from './bind/selectors.ts';
export { askedOfEach } from './bind/those-who.ts';
export * from './board/index.ts';
export * as contract from './contract/contract.ts';
export { dump } from './dump/dump.ts';
export { parseBoard, printBoard } from './dump/print-board.ts';
export { createEngine } from './engine/attach.ts';
export { begin, concede, createGame, dealTable, type GameSetup } from './engine/create-game.ts';
export { Engine } from './engine/engine.ts';
export { CardwrightError, type ErrorCode, type ErrorDetails } from './errors/cardwright-error.ts';
export { nearNames } from './errors/near-names.ts';
export * from './events/core-events.ts';
export { anyEnds, expireOn, type Moment } from './events/expire.ts';
export { isWatched } from './events/observe.ts';
export type { GameResult } from './events/result.ts';
export { spendUse } from './events/spend.ts';
export { canBeDone, isBarred } from './events/undone.ts';
export { originOf, type TextOrigin } from './faults/origin.ts';
export { bindAbility } from './inert/bind-ability.ts';
export { type DoubledKey, findDoubledKeys } from './json/doubled-keys.ts';
export {
  coreEventMessages,
  corePromptMessages,
  does,
  type Message,
  type MessageFacts,
  silent,
  whose,
} from './messages/en.ts';
export type {
  AbilityPart,
  BoundAbility,
  BoundCost,
  CardTest,
  EventTest,
  KeywordInstance,
  ListOf,
  NumberOf,
  PartKind,
  PlayerTest,
  Test,
} from './model/ability-part.ts';
export { makePart } from './model/ability-part.ts';
export type { Answer, TurnMove } from './model/answer.ts';
export {
  ask,
  type CardsQuestion,
  type ChoiceQuestion,
  type NumberQuestion,
  type OptionQuestion,
  type OrderQuestion,
  type Question,
} from './model/ask.ts';
export { Card } from './model/card.ts';
export type { CardDefinition, TextSpan } from './model/card-definition.ts';
export { type Citations, type CitedFor, cite, citedFor, ruleOfEvent } from './model/citations.ts';
export {
  type Column,
  type ColumnMeaning,
  type ColumnOptions,
  type ColumnScope,
  cardColumn,
  gameColumn,
  playerColumn,
} from './model/column.ts';
export { type CompiledAbility, type CompiledText, textOfDefinition } from './model/compiled-text.ts';
export {
  activePlayer,
  cardCount,
  checksMade,
  controller,
  definition,
  enteredTurn,
  facedown,
  hasLeft,
  incarnation,
  latestTurn,
  nextInZone,
  outcome,
  owner,
  playerCount,
  stackedUnder,
  startingPlayer,
  stepIndex,
  turnNumber,
  unchecked,
  winner,
  zoneOf,
} from './model/core-columns.ts';
export { beChosen, beMoved, discardAction, drawAction, playAction } from './model/core-names.ts';
export type { Decision, DecisionKind } from './model/decision.ts';
export { dropAbilityIndex } from './model/drop-ability-index.ts';
export type { DurationEffect, Ending } from './model/duration-effect.ts';
export type { EngineOptions } from './model/engine-options.ts';
export {
  type CountedKind,
  defineEvent,
  type EventFields,
  EventKind,
  type EventOptions,
  type EventVisibility,
  type Passage,
} from './model/event-kind.ts';
export { ForkPool, fork } from './model/fork.ts';
export { Frame } from './model/frame.ts';
export type { EventData, GameEvent, HistoryEntry } from './model/game-event.ts';
export type { ChoiceTest, Settle, TimingStep } from './model/game-rules.ts';
export * from './model/game-rules.ts';
export { Kernel } from './model/kernel.ts';
export { type Label, label } from './model/label.ts';
export { ifGone, knownValue, type LastKnown, lastKnownOf } from './model/last-known.ts';
export type { Layout } from './model/layout.ts';
export type { Machine, Signal } from './model/machine.ts';
export {
  type Action,
  type Asked,
  defineAction,
  defineKeyword,
  defineStat,
  type Keyword,
  type Stacking,
  type Stat,
} from './model/names.ts';
export { haveSameName, isNamed, namesOf } from './model/names-of-cards.ts';
export type { PendingTrigger } from './model/pending-trigger.ts';
export type { Place, Places } from './model/places.ts';
export { defineProgram, Program, type Step } from './model/program.ts';
export {
  type CardRef,
  cardOf,
  isCurrent,
  MAX_CARDS,
  movedOnce,
  NO_CARD,
  nextLife,
  refOf,
} from './model/reference.ts';
export type { Scope } from './model/scope.ts';
export type { Seal } from './model/seal.ts';
export { defineSetting, type Setting, settingOf } from './model/setting.ts';
export type {
  SituationCard,
  SituationColumns,
  SituationHelper,
  SituationMeans,
  SituationRules,
  SituationSide,
} from './model/situations.ts';
export { actionCard, actionOption, actionSlots, type Slot, Slots } from './model/slots.ts';
export type { ReadonlyState, State, WritableState } from './model/state.ts';
export * from './model/state-rows.ts';
export type { Value } from './model/value.ts';
export {
  coreZones,
  deck,
  defineZone,
  discard,
  hand,
  play,
  removed,
  stack,
  type Visibility,
  type Zone,
  type ZoneOptions,
} from './model/zone.ts';
export { checkCompiledSet, refuseUnless } from './plugin/contracts/compiled-set.ts';
export { satisfies } from './plugin/order.ts';
export {
  type CardLayers,
  type CardOverride,
  layerOfSetting,
  layersOfCard,
  type Overrides,
} from './plugin/overrides.ts';
export * from './plugin/plugin.ts';
export { PluginKernel } from './plugin/plugin-kernel.ts';
export { type AbilityIndex, abilityIndexOf } from './queries/ability-index.ts';
export { activatedOf } from './queries/activated.ts';
export { type Active, amountOf, appliesTo, isLive } from './queries/active.ts';
export { additionalUses, isForbidden, isPermitted, mayBeForbidden, mayBePermitted } from './queries/can.ts';
export { isForbiddenByWords } from './queries/can-by-words.ts';
export { paymentModifier, spentModifiers } from './queries/cost.ts';
export { asEntering } from './queries/enters-zone.ts';
export {
  gainedInstances,
  hasKeyword,
  isGranted,
  keywordInstances,
  keywordValue,
} from './queries/keywords.ts';
export { mayHaveParts, partsOn } from './queries/parts-on.ts';
export { isShownToAll } from './queries/play-shown.ts';
export { resolvingText } from './queries/resolving-text.ts';
export { statOf, statOfRef, unboundedStat } from './queries/stat.ts';
export { activePlayers, areOpponents, isActive, sameTeam, teamsOf } from './queries/teams.ts';
export { inTurnOrder } from './queries/turn-order.ts';
export { countUses, isFreeToUse, type Use, useAt } from './queries/uses.ts';
export { wasUsed } from './queries/was-used.ts';
export { partsWhilePlayed } from './queries/while-played.ts';
export * from './replay/index.ts';
export { type Payment, settlePayment } from './run/settle-payment.ts';
export { runStateChecks, settleAll, settleCheck } from './run/state-checks.ts';
export { actionLoop, nextPlayer, singleAction, takingPart, teamActions, turnProgram } from './run/turn.ts';
export { hashState } from './save/hash.ts';
export { loadGame } from './save/load.ts';
export { SAVE_FORMAT, type SavedGame, saveGame } from './save/save.ts';
export { sealOf } from './save/seal.ts';
export { emptyState } from './table/empty-state.ts';
export { enterAs } from './table/enter-as.ts';
export { cardsUnder, moveCard, moveOnTop, moveUnder } from './table/move-card.ts';
export { OutsideChance } from './table/outside-chance.ts';
export { nextRandom, randomBelow, seedRandom } from './table/random.ts';
export { shuffleZone } from './table/shuffle.ts';
export { cardsIn, countIn, firstIn, isIn, lastIn, link, ownerOf, unlink } from './table/zone-list.ts';
export * from './view/index.ts';
