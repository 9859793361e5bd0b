/**
 * For authors of a game's rules: zones, columns, events, programs, the turn, and what rules ask of the table.
 * @packageDocumentation
 */

export { type ChangeOptions, defineChange } from './events/changes.ts';
export {
  countsAsLeavingPlay,
  discarded,
  drawn,
  effectBegan,
  effectsEnded,
  gameDrawn,
  gameWon,
  leftPlay,
  lookedAt,
  loopEnded,
  moved,
  movesTogether,
  playerLost,
  revealed,
  searched,
  shuffled,
  stepBegan,
  turnBegan,
  turnEnded,
  turnStarted,
} from './events/core-events.ts';
export { type Counter, defineCounter } from './events/counters.ts';
export { anyEnds, expireOn, type Moment } from './events/expire.ts';
export { cardsMade, ceased, madeCardsCease } from './events/made-cards.ts';
export { defineMove, type MoveOptions } from './events/moves.ts';
export { isWatched } from './events/observe.ts';
export { columnPool, fills, poolEmptied, poolFilled, poolSpent } from './events/pools.ts';
export { spendUse } from './events/spend.ts';
export { isBarred } from './events/undone.ts';
export { enteredZone, leftZone, returned, zoneNameOf } from './events/zone-changes.ts';
export {
  coreEventMessages,
  corePromptMessages,
  does,
  type Message,
  type MessageFacts,
  silent,
  whose,
} from './messages/en.ts';
export {
  type AbilityPart,
  type BoundAbility,
  type BoundCost,
  type CardsOf,
  type CardTest,
  type EventTest,
  type KeywordInstance,
  makePart,
  type NumberOf,
  type PartKind,
  type PlayersOf,
  type PlayerTest,
  type RefOf,
  type Test,
} from './model/ability-part.ts';
export type { Active } from './model/active.ts';
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
export { type CardRef, cardOf, NO_CARD, nextLife } from './model/card-ref.ts';
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
  liesUnder,
  nextInZone,
  outcome,
  owner,
  playerCount,
  startingPlayer,
  stepIndex,
  turnNumber,
  winner,
  zoneOf,
} from './model/core-columns.ts';
export {
  beChosen,
  beMoved,
  discardAction,
  drawAction,
  playAction,
  playerBeChosen,
} from './model/core-names.ts';
export { dropAbilityIndex } from './model/drop-ability-index.ts';
export type { DurationEffect, Ending } from './model/duration-effect.ts';
export {
  type CountedKind,
  defineEvent,
  type EventFields,
  EventKind,
  type EventOptions,
  type EventVisibility,
  type Passage,
} from './model/event-kind.ts';
export { Frame } from './model/frame.ts';
export type { EventData, GameEvent, HistoryEntry } from './model/game-event.ts';
export type {
  BoardRules,
  ChoiceTest,
  DemandRow,
  GameAsks,
  GameRules,
  Observer,
  Pool,
  Refusal,
  ResponsePolicy,
  Settle,
  StateCheckRow,
  TimingStep,
  TriggerPolicy,
  TurnActionRow,
} from './model/game-rules.ts';
export { Kernel } from './model/kernel.ts';
export { type Label, label } from './model/label.ts';
export { ifGone, knownValue, type LastKnown } from './model/last-known.ts';
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
export { playerChosen } from './model/noted-events.ts';
export type { PendingTrigger } from './model/pending-trigger.ts';
export type { Place, Places } from './model/places.ts';
export type { Price, PricePart, Spending } from './model/pool.ts';
export { defineProgram, Program, type Step } from './model/program.ts';
export { isCurrent, refOf } from './model/reference.ts';
export type { Scope } from './model/scope.ts';
export { defineSetting, type Setting, settingOf } from './model/setting.ts';
export type {
  SituationCard,
  SituationColumns,
  SituationHelper,
  SituationMeans,
  SituationRules,
  SituationSide,
} from './model/situations.ts';
export {
  actionCard,
  actionOption,
  actionSlots,
  type Slot,
  Slots,
  setupSlots,
} from './model/slots.ts';
export type { WritableState } from './model/state.ts';
export { type CircumstanceRow, defineCircumstance, defineState, type StateRow } from './model/state-rows.ts';
export { isPlayer, ofPlayer, playerIn } from './model/target-number.ts';
export type { Value } from './model/value.ts';
export {
  deck,
  defineZone,
  discard,
  hand,
  NO_OWNER,
  play,
  removed,
  SHARED,
  under,
  type Visibility,
  type Zone,
  type ZoneOptions,
} from './model/zone.ts';
export { PluginKernel } from './plugin/plugin-kernel.ts';
export { type AbilityIndex, abilityIndexOf } from './queries/ability-index.ts';
export { activatedOf } from './queries/activated.ts';
export { appliesTo } from './queries/active.ts';
export { additionalUses, isForbidden, isPermitted, mayBeForbidden, mayBePermitted } from './queries/can.ts';
export { isPlayForbiddenByWords } from './queries/can-by-words.ts';
export { paymentModifier, spentModifiers } from './queries/cost.ts';
export { asEntering } from './queries/enters-zone.ts';
export { cardsInPlay, wasThere } from './queries/in-play.ts';
export {
  gainedInstances,
  hasKeyword,
  isGranted,
} from './queries/keywords.ts';
export { mayHaveParts, partsOn } from './queries/parts-on.ts';
export { isShownToAll } from './queries/play-shown.ts';
export { canPay, changePrice } from './queries/pools.ts';
export { resolvingText } from './queries/resolving-text.ts';
export { couldResolve, scopeOf } from './queries/spells.ts';
export { statOf } from './queries/stat.ts';
export { activePlayers, areOpponents, sameTeam, teamsOf } from './queries/teams.ts';
export { inTurnOrder } from './queries/turn-order.ts';
export { countUses, isFreeToUse, type Use, useAt } from './queries/uses.ts';
export { wasUsed } from './queries/was-used.ts';
export { partsWhilePlayed } from './queries/while-played.ts';
export { type CastRules, castAction } from './run/cast-action.ts';
export { type CombatRules, combatProgram, type Fight } from './run/combat.ts';
export { type Combat, type CombatOptions, defineCombat } from './run/define-combat.ts';
export { endsAt } from './run/ends-at.ts';
export { payPrice } from './run/pay-price.ts';
export { letRespond, priority, waitingForResponses } from './run/priority.ts';
export { defineStart, drawHands, type StartChoice, startChoice, usualSetup } from './run/set-up.ts';
export { type Payment, settlePayment } from './run/settle-payment.ts';
export { spellSteps } from './run/spell-steps.ts';
export { runStateChecks } from './run/state-checks.ts';
export {
  actingSlots,
  actionLoop,
  actionTaken,
  askToAct,
  singleAction,
  takeAction,
  takingPart,
  teamActions,
} from './run/turn.ts';
export { activeDraws, activeRuns, forActive } from './run/turn-steps.ts';
export { type UseRules, useAction } from './run/use-action.ts';
export {
  endingAction,
  happensWhen,
  lastPlayerWins,
  losesAtNone,
  triggersInTurnOrder,
} from './run/usual-rules.ts';
export { enterAs } from './table/enter-as.ts';
export { made } from './table/make-card.ts';
export { cardsOn, cardsUnder, hangOn, moveCard, moveOnTop, moveUnder } from './table/move-card.ts';
export { OutsideChance } from './table/outside-chance.ts';
export { randomBelow } from './table/random.ts';
export { shuffleZone } from './table/shuffle.ts';
export { cardsIn, countIn, firstIn, isIn, lastIn, linkLast, unlink } from './table/zone-list.ts';
