import { definePlugin, type Plugin } from '@cardwright/core';
import {
  activeDraws,
  activeRuns,
  endsAt,
  forActive,
  happensWhen,
  lastPlayerWins,
  losesAtNone,
  madeCardsCease,
  playerBeChosen,
  priority,
  statOf,
  type TimingStep,
  triggersInTurnOrder,
  turnEnded,
  turnStarted,
  usualSetup,
} from '@cardwright/core/game';
import { situations } from '../testing/situations.ts';
import { programs, turnActions } from './casting.ts';
import { combat } from './combat.ts';
import { costs, effects, filters, quantities } from './effects.ts';
import * as events from './events.ts';
import './kinds.ts';
import {
  casting,
  columns,
  damage,
  keywords,
  life,
  pools,
  states,
  stats,
  toughness,
  typeOf,
} from './table.ts';

const timing: readonly TimingStep[] = [
  {
    name: 'beginning',
    phase: 'beginning',
    rule: '2.1',
    settle: 'all',
    run: [forActive(events.readied), endsAt('turn-start'), forActive(turnStarted)],
  },
  // Who begins draws no card in the first turn, and who cannot draw loses.
  {
    name: 'draw',
    phase: 'beginning',
    rule: '2.2',
    settle: 'all',
    run: [activeDraws({ notFirst: true })],
  },
  { name: 'main', phase: 'main', rule: '2.3', settle: 'nothing', run: [activeRuns(priority)] },
  { name: 'combat', phase: 'combat', rule: '2.4', settle: 'all', run: [activeRuns(combat.program)] },
  { name: 'second-main', phase: 'main', rule: '2.3', settle: 'nothing', run: [activeRuns(priority)] },
  {
    name: 'end',
    phase: 'end',
    rule: '2.5',
    settle: 'all',
    run: [forActive(turnEnded), endsAt('turn-end'), forActive(events.healed)],
  },
];

const setup = usualSetup({ id: 'duel/setup', rule: '1.1', start: events.started, hand: 6 });

/** The rules of the duel. */
export const duel: Plugin = definePlugin({
  name: 'duel',
  version: '1.0.0',
  columns: [...columns, ...combat.columns],
  zones: [casting],
  events: [...Object.values(events), ...combat.events],
  stats,
  keywords,
  actions: [...combat.actions, playerBeChosen],
  states: [...combat.states, ...states],
  effects,
  filters,
  quantities,
  costs,
  cardTypes: ['creature', 'instant', 'rite', 'relic'],
  game: {
    minPlayers: 2,
    maxPlayers: 2,
    setup: () => setup,
    pools,
    timing,
    triggers: triggersInTurnOrder('3.3'),
    responses: { rule: '3', program: priority, waits: () => true, announces: () => true },
    checks: [
      losesAtNone('8.1', life),
      lastPlayerWins('8.2'),
      madeCardsCease('9.2', [casting]),
      happensWhen({
        name: 'lethal-damage',
        rule: '8.3',
        event: events.died,
        when: (kernel, state, card) =>
          typeOf(kernel, state, card) === 'creature' &&
          damage.get(state, card) >= statOf(kernel, state, card, toughness),
      }),
    ],
    actions: turnActions,
    programs: [...programs, combat.program, setup],
    board: { step: 'main' },
    situations,
  },
});
