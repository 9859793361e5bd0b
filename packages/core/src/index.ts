/**
 * The kernel of Cardwright: a game-agnostic engine for trading card games. Games, sets, formats and mods are plugins.
 * @packageDocumentation
 */

export * from './ability/index.ts';
export { Frame } from './agenda/frame.ts';
export { Machine, type Signal } from './agenda/machine.ts';
export { Program, type Step } from './agenda/program.ts';
export { resolvingText } from './agenda/resolving-text.ts';
export type { Scope } from './agenda/scope.ts';
export type { Value } from './agenda/value.ts';
export { bindAbility } from './bind/ability.ts';
export { Binder } from './bind/binder.ts';
export type { BoundAbility, BoundCost } from './bind/bound-ability.ts';
export { bindCompared, type Compared, compare } from './bind/compared.ts';
export { bindDuring } from './bind/during.ts';
export { type CanBeDoneTo, canHappenTo, saidOfCards, selectorPossible, UNKNOWN } from './bind/feasible.ts';
export { findable } from './bind/findable.ts';
export { appliedPart, beginLasting, isContinuous } from './bind/lasting-effects.ts';
export { doerOf, onlyCard, onlyPlayer } from './bind/only-one.ts';
export type {
  CardTest,
  EventTest,
  KeywordInstance,
  ListOf,
  NumberOf,
  Part,
  PartKind,
  PlayerTest,
  Test,
} from './bind/part.ts';
export { makePart } from './bind/part.ts';
export { partyCard, partyPlayer } from './bind/parties.ts';
export { ordinalOf } from './bind/patterns.ts';
export { bindCost, isPaying, isPrice, payCost } from './bind/paying.ts';
export { playerOfRef } from './bind/players.ts';
export { type Producer, produceResult } from './bind/producer.ts';
export * from './bind/registry.ts';
export { bindChoice } from './bind/selectors.ts';
export { askedOfEach } from './bind/those-who.ts';
export { unreadLeaves } from './bind/unread-leaves.ts';
export * from './board/index.ts';
export * as contract from './contract/contract.ts';
export type { Answer, TurnMove } from './decisions/answer.ts';
export { Decision, type DecisionKind } from './decisions/decision.ts';
export { type Active, amountOf, appliesTo, isLive } from './derived/active.ts';
export { type Board, boardOf } from './derived/board.ts';
export { additionalUses, isForbidden, isPermitted, mayBeForbidden, mayBePermitted } from './derived/can.ts';
export { isForbiddenByWords } from './derived/can-by-words.ts';
export { paymentModifier, spentModifiers } from './derived/cost.ts';
export { dropBoard } from './derived/drop-board.ts';
export { asEntering } from './derived/enters-zone.ts';
export {
  gainedInstances,
  hasKeyword,
  isGranted,
  keywordInstances,
  keywordValue,
} from './derived/keywords.ts';
export { mayHaveParts } from './derived/parts-on.ts';
export { isShownToAll } from './derived/play-shown.ts';
export { statOf, statOfRef, unboundedStat } from './derived/stat.ts';
export { countUses, isFreeToUse, type Use, useAt } from './derived/uses.ts';
export { partsWhilePlayed } from './derived/while-played.ts';
export { dump } from './dump/dump.ts';
export { parseBoard, printBoard } from './dump/print-board.ts';
export { CardwrightError, type ErrorCode, type ErrorDetails } from './errors/cardwright-error.ts';
export { nearNames } from './errors/near-names.ts';
export * from './events/core-events.ts';
export {
  type CountedKind,
  defineEvent,
  EventKind,
  type EventOptions,
  type EventVisibility,
  type Passage,
} from './events/event-kind.ts';
export { type EventData, GameEvent } from './events/game-event.ts';
export { canBeDone, isBarred } from './events/undone.ts';
export { Card, type CardDefinition, type TextSpan } from './game/card.ts';
export { type CompiledAbility, type CompiledText, textOfDefinition } from './game/compiled-text.ts';
export { begin, concede, createGame, dealTable, emptyState, type GameSetup } from './game/create-game.ts';
export { type ChoiceTest, Engine } from './game/engine.ts';
export type { EngineOptions } from './game/engine-options.ts';
export { haveSameName, isNamed, namesOf } from './game/names-of-cards.ts';
export { originOf, type TextOrigin } from './game/origin.ts';
export type { GameResult } from './game/result.ts';
export type { HistoryEntry } from './history/history.ts';
export { ifGone, knownValue, type LastKnown, lastKnownOf } from './history/last-known.ts';
export { wasUsed } from './history/was-used.ts';
export { type DoubledKey, findDoubledKeys } from './json/doubled-keys.ts';
export { anyEnds, expireOn, type Moment } from './lasting/expire.ts';
export type { Ending, Lasting } from './lasting/lasting.ts';
export { spendUse } from './lasting/spend.ts';
export {
  coreEventMessages,
  corePromptMessages,
  does,
  type Message,
  type MessageFacts,
  silent,
  whose,
} from './messages/en.ts';
export { type Payment, settlePayment } from './payment/settle-payment.ts';
export { createEngine } from './plugin/attach.ts';
export { type Citations, type CitedFor, cite, citedFor, ruleOfEvent } from './plugin/citations.ts';
export { checkCompiledSet, refuseUnless } from './plugin/contracts/compiled-set.ts';
export { beChosen, beMoved, discardAction, drawAction, playAction } from './plugin/core-names.ts';
export {
  type Action,
  type Asked,
  defineAction,
  defineKeyword,
  defineStat,
  type Keyword,
  type Stacking,
  type Stat,
} from './plugin/names.ts';
export { satisfies } from './plugin/order.ts';
export {
  type CardLayers,
  type CardOverride,
  layerOfSetting,
  layersOfCard,
  type Overrides,
} from './plugin/overrides.ts';
export * from './plugin/plugin.ts';
export { defineSetting, type Setting, settingOf } from './plugin/setting.ts';
export type {
  SituationCard,
  SituationColumns,
  SituationHelper,
  SituationMeans,
  SituationRules,
  SituationSide,
} from './plugin/situations.ts';
export { OutsideChance } from './random/outside-chance.ts';
export { nextRandom, randomBelow, seedRandom } from './random/random.ts';
export * from './replay/index.ts';
export { hashState } from './save/hash.ts';
export { loadGame } from './save/load.ts';
export { SAVE_FORMAT, type SavedGame, saveGame } from './save/save.ts';
export { type Seal, sealOf } from './save/seal.ts';
export {
  type Column,
  type ColumnMeaning,
  type ColumnOptions,
  type ColumnScope,
  cardColumn,
  gameColumn,
  playerColumn,
} from './state/column.ts';
export {
  activePlayer,
  cardCount,
  checksMade,
  controller,
  definition,
  enteredTurn,
  facedown,
  incarnation,
  latestTurn,
  left,
  nextInZone,
  outcome,
  owner,
  playerCount,
  startingPlayer,
  stepIndex,
  turnNumber,
  unchecked,
  under,
  winner,
  zoneOf,
} from './state/core-columns.ts';
export { ForkPool, fork } from './state/fork.ts';
export type { Layout } from './state/layout.ts';
export {
  type CardRef,
  cardOf,
  isCurrent,
  MAX_CARDS,
  movedOnce,
  NO_CARD,
  nextLife,
  refOf,
} from './state/reference.ts';
export type { Draft, ReadonlyState, State } from './state/state.ts';
export { settle, settleAll, settleCheck } from './timing/settle.ts';
export { activePlayers, isActive, sameTeam, teamsOf } from './timing/teams.ts';
export type { Settle, TimingStep } from './timing/timing.ts';
export { actionLoop, nextPlayer, singleAction, takingPart, teamActions, turnProgram } from './timing/turn.ts';
export { inTurnOrder } from './timing/turn-order.ts';
export { isWatched } from './triggers/observe.ts';
export type { Waiting } from './triggers/waiting.ts';
export * from './view/index.ts';
export { enterAs } from './zones/enter-as.ts';
export { cardsUnder, moveCard, moveOnTop, moveUnder } from './zones/move-card.ts';
export type { Place, Places } from './zones/places.ts';
export { shuffleZone } from './zones/shuffle.ts';
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
} from './zones/zone.ts';
export { cardsIn, countIn, firstIn, isIn, lastIn, link, ownerOf, unlink } from './zones/zone-list.ts';
