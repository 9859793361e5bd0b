import { definePlugin, type Plugin } from '@cardwright/core';
import type { StateCheckRow, TimingStep, TurnActionRow } from '@cardwright/core/game';
import { cardTypes } from './cards/card-facts.ts';
import { citations } from './messages/rule-numbers.ts';
import './abilities/index.ts';
import type { LorcanaTurnActions } from './abilities/literals.ts';
import { challengeAction } from './actions/challenge.ts';
import { endTurn } from './actions/end-turn.ts';
import { inkACard } from './actions/ink-a-card.ts';
import { moveACharacter, moveProgram } from './actions/move-a-character.ts';
import { playACard } from './actions/play-a-card.ts';
import { questAction } from './actions/quest.ts';
import { useAnAbility } from './actions/use-an-ability.ts';
import { challengeProgram } from './challenge/challenge-program.ts';
import { acting } from './effects/acts.ts';
import { cardEffects } from './effects/cards.ts';
import { circumstances } from './effects/circumstances.ts';
import { costs } from './effects/costs.ts';
import { damageEffects } from './effects/damage.ts';
import { discardEffects } from './effects/discard.ts';
import { loreEffects } from './effects/lore.ts';
import { moveEffects } from './effects/move.ts';
import { filters, quantities } from './effects/numbers.ts';
import { playEffects } from './effects/play.ts';
import { ruleEffects } from './effects/rules.ts';
import { states } from './effects/states.ts';
import { classificationFilter, typeFilter } from './effects/types.ts';
import { underEffects } from './effects/under.ts';
import { banished, beBanished } from './events/banished.ts';
import { challengeEvents } from './events/challenge.ts';
import { damageEvents } from './events/damage.ts';
import { playEvents } from './events/played.ts';
import { stateChanges } from './events/state-changes.ts';
import { putUnder } from './events/under.ts';
import { keywordDefinitions } from './keywords/definitions.generated.ts';
import { actionProgram, nextActionProgram } from './play/action-program.ts';
import { ink } from './play/ink-pool.ts';
import { ENOUGH_SINGERS, enoughSingers, playProgram } from './play/play-program.ts';
import { setupProgram } from './setup/setup.ts';
import { situations } from './situations/situations.ts';
import { asks } from './table/asks.ts';
import { columns } from './table/columns.ts';
import { keywordList } from './table/keywords.ts';
import { actions, stats } from './table/names.ts';
import { settings, teams } from './table/settings.ts';
import { Traits } from './table/traits.ts';
import { inkwell } from './table/zones.ts';
import { bag } from './turn/bag.ts';
import { handLimitProgram } from './turn/hand-limit.ts';
import { readyProgram } from './turn/ready-all.ts';
import { checks } from './turn/state-check.ts';
import { timing } from './turn/timing.ts';

type TurnActionName = keyof LorcanaTurnActions;
type StepName = 'ready' | 'set' | 'draw' | 'main' | 'end-of-turn' | 'effects-end' | 'turn-passes';
type CheckName = 'enough-lore' | 'last-player' | 'enough-damage';

/** Rows by their names. */
const byName = <T extends { readonly name: string }>(rows: readonly T[]) =>
  Object.fromEntries(rows.map((row) => [row.name, row]));

/** The turn actions by name, for formats that change one: `overrides: { actions: { ink: { ...turnActions.ink, … } } }`. */
export const turnActions = byName([
  inkACard,
  playACard,
  useAnAbility,
  questAction,
  challengeAction,
  moveACharacter,
  endTurn,
]) as Readonly<Record<TurnActionName, TurnActionRow>>;

/** The steps of the turn by name (CR 3). */
export const turnSteps = byName(timing) as Readonly<Record<StepName, TimingStep>>;

/** What the game state check looks for, by name (CR 1.8). */
export const stateChecks = byName(checks) as Readonly<Record<CheckName, StateCheckRow>>;

/** The rules of Disney Lorcana (Comprehensive Rules 2.1.0) as a plugin. */
export const lorcana: Plugin = definePlugin({
  name: 'lorcana',
  version: '0.1.0',
  cardTypes,
  columns,
  settings,
  zones: [inkwell],
  events: [...stateChanges, banished, ...damageEvents, ...challengeEvents, ...playEvents, putUnder],
  stats,
  actions: [...actions, beBanished],
  keywords: keywordList,
  keywordDefinitions,
  filters,
  quantities,
  costs,
  effects: acting([
    ...cardEffects,
    ...damageEffects,
    ...discardEffects,
    ...loreEffects,
    ...moveEffects,
    ...ruleEffects,
    ...playEffects,
    ...underEffects,
  ]),
  replaces: { filters: [typeFilter, classificationFilter] },
  states,
  circumstances,
  choiceTests: { [ENOUGH_SINGERS]: enoughSingers },
  game: {
    minPlayers: 2,
    maxPlayers: 4,
    setup: () => setupProgram,
    pools: [ink],
    describe: (card) => new Traits(card),
    timing,
    teams,
    triggers: bag,
    asks,
    checks,
    actions: Object.values(turnActions),
    programs: [
      readyProgram,
      handLimitProgram,
      playProgram,
      actionProgram,
      nextActionProgram,
      challengeProgram,
      moveProgram,
    ],
    // Characters put down by a literal are dry, and ink lies face down (CR 5.1.1.12, 7.5.4).
    board: { zones: { play: { dry: 1 }, inkwell: { facedown: 1 } } },
    situations,
    // Who puts a card into the inkwell in the turn shows it first (CR 4.2.1.1).
    reveals: ['inked'],
    citations,
  },
});
