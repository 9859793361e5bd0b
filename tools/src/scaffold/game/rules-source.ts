import { inComment, literal, type Names } from '../names.ts';

/** The rules of a small game: draw, play what you like, and be the first with 10 points. */
export const rulesSource = ({
  title,
  kebab,
  camel,
}: Names): string => `import { definePlugin, type Plugin } from '@cardwright/core';
import { defineEffect, type PlayerChange, playerChange } from '@cardwright/core/bind';
import {
  actionLoop,
  activeDraws,
  activePlayer,
  activeRuns,
  castAction,
  defineChange,
  defineMove,
  defineStart,
  discard,
  endingAction,
  forActive,
  gameWon,
  inTurnOrder,
  lastPlayerWins,
  playAction,
  playerColumn,
  type TimingStep,
  triggersInTurnOrder,
  turnEnded,
  turnStarted,
  usualSetup,
} from '@cardwright/core/game';

/** What effects do here beyond those of any card game. */
export interface Effects {
  /** A player scores points. */
  score: PlayerChange;
}

// The kinds of the game as types, under its own name: a misspelt one does not compile.
declare module '@cardwright/core/data' {
  interface Games {
    ${literal(kebab)}: { effects: Effects };
  }
}

/** What a player has scored. */
export const points = playerColumn('points');

const started = defineStart('1');
const scored = defineChange('scored', points, { by: 1, unit: 'points' });
const played = defineMove('played', discard, { action: playAction });

const score = defineEffect('score', { resolve: playerChange(scored, 'points') });

/** A card is played: it goes to the discard, and what its text says happens. */
const playing = castAction({ id: ${literal(`${kebab}/play`)}, name: 'play', rule: '1', played });

const timing: readonly TimingStep[] = [
  { name: 'draw', phase: 'start', rule: '3.1', settle: 'all', run: [forActive(turnStarted), activeDraws()] },
  { name: 'main', phase: 'main', rule: '3.2', settle: 'nothing', run: [activeRuns(actionLoop)] },
  { name: 'end', phase: 'end', rule: '3.3', settle: 'all', run: [forActive(turnEnded)] },
];

const setup = usualSetup({ id: ${literal(`${kebab}/setup`)}, rule: '1', start: started, hand: 3 });

/** Points with which the game is won. */
const ENOUGH = 10;

/** The rules of ${inComment(title)}: draw, play what you like, and be the first with 10 points. */
export const ${camel}: Plugin = definePlugin({
  name: ${literal(kebab)},
  version: '0.1.0',
  columns: [points],
  events: [started, scored, played],
  effects: [score],
  cardTypes: ['trick'],
  game: {
    minPlayers: 2,
    maxPlayers: 2,
    setup: () => setup,
    timing,
    triggers: triggersInTurnOrder('4'),
    checks: [
      {
        name: 'enough-points',
        rule: '5.1',
        find: (_engine, state) => {
          const order = inTurnOrder(state, activePlayer.get(state, 0));
          const winner = order.find((player) => points.get(state, player) >= ENOUGH);
          return winner === undefined ? [] : [gameWon.of(winner)];
        },
      },
      lastPlayerWins('5.2'),
    ],
    actions: [playing.action, endingAction({ name: 'pass', rule: '2' })],
    programs: [playing.program, setup],
    // By this \`cardwright check --verify\` tries every card.
    situations: {
      cards: {
        trick: [{ type: 'trick', cost: 0, stats: {}, classifications: [], colors: [], attributes: {} }],
      },
      states: {},
      events: { score: ['scored'] },
      side: { deck: 5 },
    },
  },
});
`;
