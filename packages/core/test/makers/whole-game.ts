import { createEngine, definePlugin } from '@cardwright/core';
import {
  counterRows,
  defineEffect,
  fillPool,
  happensTo,
  madeCardRows,
  type PlayerChange,
  playerChange,
  resourceCost,
} from '@cardwright/core/bind';
import type { Ability, CardDefinition, Target } from '@cardwright/core/data';
import {
  actionLoop,
  activeDraws,
  activeRuns,
  cardColumn,
  cardsMade,
  castAction,
  ceased,
  columnPool,
  defineChange,
  defineCombat,
  defineMove,
  defineStart,
  defineStat,
  defineZone,
  discard,
  endingAction,
  endsAt,
  forActive,
  happensWhen,
  lastPlayerWins,
  losesAtNone,
  made,
  madeCardsCease,
  play,
  playAction,
  playerColumn,
  poolEmptied,
  poolFilled,
  poolSpent,
  priority,
  removed,
  statOf,
  triggersInTurnOrder,
  turnEnded,
  turnStarted,
  usualSetup,
} from '@cardwright/core/game';

declare module '@cardwright/core/data' {
  interface Games {
    'whole-game': {
      effects: {
        'small-hurt': { readonly to: Target; readonly amount: number };
        'small-drain': PlayerChange;
      };
    };
  }
  interface ZoneNames {
    'small-waiting': true;
  }
}

export const life = playerColumn('small-life', { initial: 5 });
export const gold = playerColumn('small-gold');
const tapped = cardColumn('small-tapped');
const scars = cardColumn('small-scars');
const might = defineStat('small-might');
const waiting = defineZone('small-waiting', { visibility: 'public', shared: true });
const started = defineStart('1');
const cast = defineMove('small-cast', waiting, { action: playAction });
const entered = defineMove('small-entered', play, { from: waiting });
const created = defineMove('small-created', play, { from: removed });
const spent = defineMove('small-spent', discard, { from: waiting });
const died = defineMove('small-died', discard, { from: play });
const hurt = defineChange('small-hurt', scars, { by: 1, unit: 'scars' });
const drained = defineChange('small-drained', life, { by: -1, least: 0, unit: 'life' });

const combat = defineCombat({
  id: 'small/combat',
  rule: '4',
  fighters: 'beast',
  tapped,
  deals: might,
  takes: [might, scars],
  hits: hurt,
  hitsPlayer: drained,
});
const casting = castAction({
  id: 'small/cast',
  name: 'cast',
  rule: '3',
  price: (kernel, state, card) => [[kernel.card(state, card).definition.cost, ['gold']]],
  played: cast,
  resolved: (kernel, state, card) => (kernel.card(state, card).definition.type === 'beast' ? entered : spent),
});
const setup = usualSetup({ id: 'small/setup', rule: '1', start: started, hand: 2 });

export const defined = (name: string, more: Partial<CardDefinition> = {}): CardDefinition => ({
  id: name,
  name,
  fullName: name,
  type: 'beast',
  classifications: [],
  colors: [],
  cost: 1,
  stats: { 'small-might': 2 },
  attributes: {},
  abilities: [],
  ...more,
});
export const rite = (name: string, ...abilities: readonly Ability[]): CardDefinition =>
  defined(name, { type: 'rite', stats: {}, abilities });

/** A game that is made of the makers alone; with responses or without. */
export const smallGame = (cards: readonly CardDefinition[], responds = false) =>
  createEngine({
    plugins: [
      definePlugin({
        name: 'small',
        version: '1.0.0',
        columns: [life, gold, tapped, scars, made, ...combat.columns],
        zones: [waiting],
        stats: [might],
        events: [
          ...[started, cast, entered, created, spent, died, hurt, drained],
          ...[cardsMade, ceased, poolFilled, poolSpent, poolEmptied],
          ...combat.events,
        ],
        actions: combat.actions,
        states: combat.states,
        effects: [
          ...counterRows([]).effects,
          ...madeCardRows(created),
          fillPool,
          defineEffect('small-hurt', {
            resolve: (e, b) => happensTo(b, e.to, { card: hurt, player: drained }, e.amount),
          }),
          defineEffect('small-drain', { resolve: playerChange(drained, 'life') }),
        ],
        costs: [resourceCost()],
        cardTypes: ['beast', 'rite'],
        cards: [...cards],
        game: {
          minPlayers: 2,
          maxPlayers: 3,
          setup: () => setup,
          pools: [columnPool('gold', gold)],
          timing: [
            {
              name: 'draw',
              phase: 'start',
              rule: '2',
              settle: 'all',
              run: [forActive(turnStarted), activeDraws({ notFirst: true })],
            },
            {
              name: 'main',
              phase: 'main',
              rule: '2',
              settle: 'nothing',
              run: [activeRuns(responds ? priority : actionLoop)],
            },
            { name: 'combat', phase: 'combat', rule: '2', settle: 'all', run: [activeRuns(combat.program)] },
            {
              name: 'end',
              phase: 'end',
              rule: '2',
              settle: 'all',
              run: [forActive(turnEnded), endsAt('turn-end')],
            },
          ],
          triggers: triggersInTurnOrder('2'),
          ...(responds && {
            responses: { rule: '2', program: priority, waits: () => true, announces: () => true },
          }),
          checks: [
            losesAtNone('5', life),
            lastPlayerWins('5'),
            madeCardsCease('5'),
            happensWhen({
              name: 'dies',
              rule: '5',
              event: died,
              when: (kernel, state, card) =>
                scars.get(state, card) > 0 && scars.get(state, card) >= statOf(kernel, state, card, might),
            }),
          ],
          actions: [casting.action, endingAction({ name: 'pass', rule: '2' })],
          programs: [casting.program, combat.program, setup],
        },
      }),
    ],
  });
