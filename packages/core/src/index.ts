/**
 * The kernel of Cardwright for those who host games: make an engine of plugins, begin a game, answer what is asked, show it
 * to players, save it, play it again. Authors of rules take `@cardwright/core/game`, authors of effects
 * `@cardwright/core/bind`; what needs no engine is in `@cardwright/core/data`.
 * @packageDocumentation
 */

export { findCardByName } from './board/card-names.ts';
export { parseBoard, printBoard } from './dump/print-board.ts';
export { createEngine } from './engine/attach.ts';
export type { GameSetup } from './engine/create-game.ts';
export { Engine } from './engine/engine.ts';
export { CardwrightError, type ErrorDetails } from './errors/cardwright-error.ts';
export type { ErrorCode } from './errors/catalogue.ts';
export type { ErrorCatalogue, ErrorEntry, OwnErrorCode } from './errors/error-catalogue.ts';
export { nearNames } from './errors/near-names.ts';
export type { GameResult } from './events/result.ts';
export type { Address } from './model/address.ts';
export type {
  Answer,
  AnswerTo,
  GivenMove,
  ManyWays,
  OneWay,
  TurnActionName,
  TurnMove,
} from './model/answer.ts';
export type {
  BoardLiteral,
  CardLiteral,
  CardsLiteral,
  ColumnLiteral,
  GameColumnsLiteral,
  PlayerLiteral,
} from './model/board-literal.ts';
export type { Decision, DecisionKind, DecisionOf } from './model/decision.ts';
export type { EngineOptions } from './model/engine-options.ts';
export { ForkPool, fork } from './model/fork.ts';
export type { Seal } from './model/seal.ts';
export type { ReadonlyState, State } from './model/state.ts';
export { type CardLayers, layersOfCard } from './plugin/card-layers.ts';
export type { CardChange, CardFact, CardOverride, CardRevision } from './plugin/card-override.ts';
export {
  type DeckLimits,
  deckFaults,
  type LimitFault,
  type LimitRules,
  namesInLimits,
  sizeFaults,
} from './plugin/deck-limits.ts';
export type { Overrides, SettingsLiteral } from './plugin/overrides.ts';
export {
  type DeckBounds,
  type DeckFault,
  type DeckRules,
  definePlugin,
  type Plugin,
} from './plugin/plugin.ts';
export { refuseLimits } from './plugin/refuse-limits.ts';
export type { PluginStamp } from './plugin/stamps.ts';
export { parseReplay } from './replay/parse-replay.ts';
export {
  type PlayReplayOptions,
  playReplay,
  type ReplayPosition,
  type ReplayReport,
  verifyReplay,
} from './replay/play-replay.ts';
export { createRecorder, Recorder, recordGame } from './replay/record.ts';
export type { Replay, ReplayHash, ReplaySetup, ReplayStep } from './replay/replay.ts';
export type { SavedGame } from './save/save.ts';
export { sealOf } from './save/seal.ts';
export { addressOf, resolveAddress } from './view/address.ts';
export type { DeckKnowledge } from './view/deal-faces.ts';
export type {
  AnnouncedView,
  CandidateView,
  CardMention,
  CardView,
  ChoiceView,
  DecisionView,
  EventView,
  GameView,
  HiddenCardView,
  LastingView,
  MoveView,
  PlayerView,
  Values,
  WaitingView,
  ZoneView,
} from './view/game-view.ts';
export type { ViewAnswer } from './view/view-answer.ts';
