import { definePlugin, type Plugin } from '@cardwright/core';
import {
  activePlayer,
  countIn,
  deck,
  defineProgram,
  drawn,
  endsAt,
  firstIn,
  gameDrawn,
  gameWon,
  hand,
  inTurnOrder,
  label,
  lastPlayerWins,
  type Machine,
  madeCardsCease,
  NO_CARD,
  playerCount,
  playerLost,
  priority,
  randomBelow,
  refOf,
  type Signal,
  shuffled,
  statOf,
  type TimingStep,
  triggersInTurnOrder,
  turnEnded,
  turnNumber,
  turnStarted,
} from '@cardwright/core/game';
import { situations } from '../testing/situations.ts';
import { programs, turnActions } from './casting.ts';
import { combat } from './combat.ts';
import { costs, effects, filters, quantities } from './effects.ts';
import * as events from './events.ts';
import './kinds.ts';
import {
  actions,
  casting,
  columns,
  creaturesOf,
  damage,
  foe,
  keywords,
  life,
  pools,
  states,
  stats,
  toughness,
} from './table.ts';

const active = ({ state }: Machine): number => activePlayer.get(state, 0);
const bothAct = (m: Machine): Signal => m.push(priority, [], NO_CARD, active(m));

const timing: readonly TimingStep[] = [
  {
    name: 'beginning',
    phase: 'beginning',
    rule: '2.1',
    settle: 'all',
    run: [
      (m) => m.emit([events.readied.of(active(m))]),
      endsAt('turn-start'),
      (m) => m.emit([turnStarted.of(active(m))]),
    ],
  },
  {
    name: 'draw',
    phase: 'beginning',
    rule: '2.2',
    settle: 'all',
    run: [
      (m) => {
        const top = firstIn(m.state, active(m), deck);
        // Who begins draws no card in the first turn, and who cannot draw loses.
        if (turnNumber.get(m.state, 0) === 1) return m.next();
        return m.emit([
          top < 0 ? playerLost.of(active(m)) : drawn.of(active(m), { card: refOf(m.state, top) }),
        ]);
      },
    ],
  },
  { name: 'main', phase: 'main', rule: '2.3', settle: 'nothing', run: [bothAct] },
  {
    name: 'combat',
    phase: 'combat',
    rule: '2.4',
    settle: 'all',
    run: [(m) => m.push(combat, [], NO_CARD, active(m))],
  },
  { name: 'second-main', phase: 'main', rule: '2.3', settle: 'nothing', run: [bothAct] },
  {
    name: 'end',
    phase: 'end',
    rule: '2.5',
    settle: 'all',
    run: [
      (m) => m.emit([turnEnded.of(active(m))]),
      endsAt('turn-end'),
      (m) => m.emit([events.healed.of(active(m))]),
    ],
  },
];

const HAND = 6;
const draw = label();
const setup = defineProgram('duel/setup', 1, [
  (m) => m.emit([events.started.of(randomBelow(m.draft(), playerCount.get(m.state, 0)))]),
  (m) => m.emit(inTurnOrder(m.state, 0).map((player) => shuffled.of(player))),
  draw,
  (m) => {
    const player = inTurnOrder(m.state, 0).find((one) => countIn(m.state, one, hand) < HAND);
    if (player === undefined) return m.pop();
    return m.emit([drawn.of(player, { card: refOf(m.state, firstIn(m.state, player, deck)) })]);
  },
  (m) => m.goto(draw),
]);

/** The rules of the duel. */
export const duel: Plugin = definePlugin({
  name: 'duel',
  version: '1.0.0',
  columns,
  zones: [casting],
  events: Object.values(events),
  stats,
  keywords,
  actions,
  states,
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
      {
        name: 'no-life',
        rule: '8.1',
        find: (_kernel, state) => {
          const lost = [0, 1].filter((player) => life.get(state, player) <= 0);
          return lost.length === 2 ? [gameDrawn.of(0)] : lost.map((player) => gameWon.of(foe(player)));
        },
      },
      lastPlayerWins('8.2'),
      madeCardsCease('9.2', [casting]),
      {
        name: 'lethal-damage',
        rule: '8.3',
        find: (kernel, state) =>
          [0, 1].flatMap((player) =>
            creaturesOf(kernel, state, player)
              .filter((card) => damage.get(state, card) >= statOf(kernel, state, card, toughness))
              .map((card) => events.died.of(player, { card: refOf(state, card) })),
          ),
      },
    ],
    actions: turnActions,
    programs: [...programs, combat, setup],
    board: { step: 'main' },
    situations,
  },
});
