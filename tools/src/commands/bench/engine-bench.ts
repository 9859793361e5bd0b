import type { Bot } from '@cardwright/bots';
import { type Engine, fork, type State } from '@cardwright/core';
import type { KitBench } from '@cardwright/dsl/kit';
import { createBot } from '../../bots/index.ts';
import type { Game } from '../../games/game.ts';
import { type Measuring, rate } from './measure.ts';
import { collectPositions, type Stage } from './positions.ts';

const MICROSECONDS = 1_000_000;
/** Decisions played on from a position before the next one. */
const STRETCH = 12;
const BATCH = 200;

/** What the engine costs. */
export interface EngineFigures {
  readonly forkMicroseconds: number;
  readonly forkIntoMicroseconds: number;
  readonly stateBytes: number;
  readonly legalMicroseconds: Readonly<Record<Stage, number>>;
  readonly decisionsPerSecond: Readonly<Record<Stage | 'all', number>>;
  /** Share of decisions with a single answer; included in `decisionsPerSecond`. */
  readonly decisionsWithOneCandidate: number;
}

/** Plays a few random decisions on from a position. Returns how many. */
function playOn(engine: Engine, from: State, scratch: State, bot: Bot): number {
  const state = fork(from, scratch);
  let decisions = 0;
  for (; decisions < STRETCH && state.decision !== null; decisions++)
    engine.answer(state, bot.choose(engine, state));
  return decisions;
}

/** How many answers a decision has, up to 2. */
function answersOf(engine: Engine, state: State): number {
  const { kind, candidates, min, max } = state.decision!;
  switch (kind) {
    case 'act':
      return engine.legal(state).length;
    case 'confirm':
    case 'name':
      return 2;
    case 'number':
      return max - min + 1;
    case 'choose-option':
    case 'order':
      return candidates.length;
    default:
      return candidates.length === min || max === 0 ? 1 : 2;
  }
}

/** Decisions of whole random games, and those of them that leave nothing to decide. */
function countSingle(game: Game, engine: Engine, games: number): { decisions: number; single: number } {
  let decisions = 0;
  let single = 0;
  for (let seed = 1; seed <= games; seed++) {
    const bots = [createBot('random', seed, game.kit), createBot('random', seed + 1, game.kit)];
    const state = newGame(game, engine, seed);
    for (let i = 0; state.decision !== null && i < 5000; i++) {
      decisions++;
      if (answersOf(engine, state) < 2) single++;
      engine.answer(state, bots[state.decision.player]!.choose(engine, state));
    }
  }
  return { decisions, single };
}

const newGame = ({ deckOf }: Game, engine: Engine, seed: number): State =>
  engine.createGame({ seed, decks: [deckOf(engine, seed * 2), deckOf(engine, seed * 2 + 1)] });

/** Measures the engine. */
export function benchEngine(game: Game, of: KitBench, how: Measuring): EngineFigures {
  const engine = game.createEngine();
  const positions = collectPositions(game, engine, of);
  const bot = createBot('random', 1, game.kit);
  const some = positions.middle[0] ?? positions.early[0]!;
  const scratch = fork(some);
  let sink = 0;
  const forks = rate(() => {
    for (let i = 0; i < BATCH; i++) sink += fork(some).n.length;
    return BATCH;
  }, how);
  const forksInto = rate(() => {
    for (let i = 0; i < BATCH; i++) sink += fork(some, scratch).n.length;
    return BATCH;
  }, how);
  const legal = (stage: Stage) =>
    perOperation(
      rate(() => {
        for (const state of positions[stage]) sink += engine.legal(state).length;
        return positions[stage].length;
      }, how),
    );
  const played = (stage: Stage) =>
    Math.round(
      rate(() => positions[stage].reduce((sum, state) => sum + playOn(engine, state, scratch, bot), 0), how),
    );
  let seed = 0;
  const all = rate(() => {
    seed++;
    const state = newGame(game, engine, seed);
    let decisions = 0;
    for (; state.decision !== null && decisions < 5000; decisions++)
      engine.answer(state, bot.choose(engine, state));
    return decisions;
  }, how);
  const { decisions, single } = countSingle(game, engine, 20);
  return {
    forkMicroseconds: perOperation(forks),
    forkIntoMicroseconds: perOperation(forksInto),
    stateBytes: some.n.byteLength + (sink < 0 ? 1 : 0),
    legalMicroseconds: { early: legal('early'), middle: legal('middle'), late: legal('late') },
    decisionsPerSecond: {
      early: played('early'),
      middle: played('middle'),
      late: played('late'),
      all: Math.round(all),
    },
    decisionsWithOneCandidate: Number((single / decisions).toFixed(3)),
  };
}

const perOperation = (operations: number): number =>
  operations === 0 ? 0 : Number((MICROSECONDS / operations).toFixed(3));
