import { inComment, literal, type Names } from '../names.ts';

/** The rules of a small game: draw, play what you like, and be the first with 10 points. */
export const rulesSource = ({
  title,
  kebab,
  camel,
}: Names): string => `import { definePlugin, type Plugin } from '@cardwright/core';
import { defineEffect } from '@cardwright/core/bind';
import type { PlayerSelector } from '@cardwright/core/data';
import {
  actionCard,
  actionLoop,
  activePlayer,
  cardOf,
  countIn,
  deck,
  defineEvent,
  defineProgram,
  discard,
  drawn,
  firstIn,
  gameWon,
  hand,
  inTurnOrder,
  label,
  moveCard,
  NO_CARD,
  playAction,
  playerColumn,
  playerCount,
  playerLost,
  randomBelow,
  refOf,
  shuffled,
  startingPlayer,
  type TimingStep,
  type TurnActionRow,
  turnEnded,
  turnStarted,
} from '@cardwright/core/game';

/** What effects do here beyond those of any card game. */
export interface Effects {
  /** A player scores points. */
  score: { readonly player: PlayerSelector; readonly amount: number };
}

// The kinds of the game as types, under its own name: a misspelt one does not compile.
declare module '@cardwright/core/data' {
  interface Games {
    ${literal(kebab)}: { effects: Effects };
  }
}

/** What a player has scored. */
export const points = playerColumn('points');

const started = defineEvent('started', {
  commit: (_engine, draft, { player }) => startingPlayer.put(draft, 0, player),
});
const scored = defineEvent('scored', {
  affects: 'player',
  reduce: (_engine, _state, event) => (event.amount > 0 ? event : null),
  commit: (_engine, draft, { player, amount }) => points.put(draft, player, points.get(draft, player) + amount),
});
const played = defineEvent('played', {
  action: playAction,
  commit: (engine, draft, event) => moveCard(engine, draft, cardOf(event.card), discard),
});

const score = defineEffect('score', {
  resolve: ({ player, amount }, binder) => {
    const players = binder.players(player);
    binder.emit(({ state, frame }) =>
      players(state, frame).map((one) => scored.of(one, { amount })),
    );
    return null;
  },
});

/** A card is played: it goes to the discard, and what its text says happens. */
const playProgram = defineProgram(${literal(`${kebab}/play`)}, 2, [
  (m) => m.emit([played.of(m.frame.controller, { card: m.frame.get(actionCard) })]),
  (m) => {
    const card = cardOf(m.frame.get(actionCard));
    const spell = m.kernel.card(m.state, card).abilities.find(({ data }) => data.kind === 'spell');
    if (spell === undefined) return m.pop();
    return m.push(spell.program!, [], refOf(m.state, card), m.frame.controller);
  },
]);
const passProgram = defineProgram(${literal(`${kebab}/pass`)}, 2, [(m) => m.pop()]);

const play: TurnActionRow = {
  name: 'play',
  zones: [hand],
  rule: '1',
  check: () => null,
  program: () => playProgram,
};
const pass: TurnActionRow = {
  name: 'pass',
  zones: [],
  rule: '2',
  check: () => null,
  endsLoop: true,
  program: () => passProgram,
};

const timing: readonly TimingStep[] = [
  {
    name: 'draw',
    phase: 'start',
    rule: '3.1',
    settle: 'all',
    run: [
      (m) => m.emit([turnStarted.of(activePlayer.get(m.state, 0))]),
      (m) => {
        const player = activePlayer.get(m.state, 0);
        const top = firstIn(m.state, player, deck);
        return m.emit([
          top < 0 ? playerLost.of(player) : drawn.of(player, { card: refOf(m.state, top) }),
        ]);
      },
    ],
  },
  {
    name: 'main',
    phase: 'main',
    rule: '3.2',
    settle: 'nothing',
    run: [(m) => m.push(actionLoop, [], NO_CARD, activePlayer.get(m.state, 0))],
  },
  {
    name: 'end',
    phase: 'end',
    rule: '3.3',
    settle: 'all',
    run: [(m) => m.emit([turnEnded.of(activePlayer.get(m.state, 0))])],
  },
];

const HAND = 3;
const draw = label();
const setup = defineProgram(${literal(`${kebab}/setup`)}, 1, [
  (m) => m.emit([started.of(randomBelow(m.draft(), playerCount.get(m.state, 0)))]),
  (m) => m.emit(inTurnOrder(m.state, 0).map((player) => shuffled.of(player))),
  draw,
  (m) => {
    const player = inTurnOrder(m.state, 0).find((one) => countIn(m.state, one, hand) < HAND);
    if (player === undefined) return m.pop();
    return m.emit([drawn.of(player, { card: refOf(m.state, firstIn(m.state, player, deck)) })]);
  },
  (m) => m.goto(draw),
]);

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
    triggers: { rule: '4', nextPlayer: (_state, waiting) => waiting[0]!.controller },
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
      {
        name: 'last-player',
        rule: '5.2',
        find: (engine, state) => {
          const left = engine.playersLeft(state);
          return left.length === 1 ? [gameWon.of(left[0]!)] : [];
        },
      },
    ],
    actions: [play, pass],
    programs: [playProgram, passProgram, setup],
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
