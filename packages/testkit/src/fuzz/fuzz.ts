import type { Replay, ReplaySetup } from '@cardwright/core';
import type { BoardRanges, DeckRange, Worth } from '@cardwright/dsl/kit';
import * as fc from 'fast-check';
import { boardArbitrary, deckArbitrary } from './arbitraries.ts';
import { type Bench, createBench, type FuzzedGame } from './games/game-under-test.ts';
import { type Failure, playGame, type Tally } from './games/play-game.ts';
import { laws as allLaws } from './laws/index.ts';
import type { Law } from './laws/law.ts';
import { mixSeed } from './mix-seed.ts';
import { type ScenarioWords, shrinkFailure } from './shrink/index.ts';

/** What to fuzz, and how thoroughly. */
export interface FuzzOptions extends FuzzedGame {
  readonly games: number;
  readonly seed: number;
  readonly decks: DeckRange;
  /** Ranges for generated boards; if absent, games are only dealt from decks. */
  readonly boards?: BoardRanges;
  /** Numbers of players, in rotation; if absent, the game's minimum, and for boards those of `boards`. */
  readonly players?: readonly number[];
  /** How to print a failure as a test. */
  readonly words: ScenarioWords;
  readonly laws?: readonly Law[];
  /** In every nth game all laws are checked at every decision; 40 if absent. */
  readonly thoroughEvery?: number;
  /** Number of findings after which it stops; 5 if absent. */
  readonly mostFindings?: number;
  /** Number of answers after which a game counts as endless; 4000 if absent. */
  readonly mostDecisions?: number;
  /** For rules under which a game need not end: a game that makes no progress is abandoned without a finding. */
  readonly neverEnds?: boolean;
  /**
   * For rules under which random play can go on for ever: the value of positions to a player. After `mostDecisions`
   * answers, both sides then play for the player who is ahead, and the game must end.
   */
  readonly worth?: Worth;
  /** Called after every game. */
  readonly onGame?: (done: number) => void;
}

/** A violated law. */
export interface Finding {
  readonly law: string;
  readonly message: string;
  /** The number of the game; identifies it together with the seed. */
  readonly game: number;
  readonly from: 'decks' | 'board';
  /** Number of answers given before. */
  readonly decisions: number;
  /** A test that fails for the same reason, ready to paste; null if none was found. */
  readonly scenario: string | null;
  /** Set-up and answers, as found. */
  readonly setup: ReplaySetup;
  readonly answers: Replay['steps'];
}

/** The result of fuzzing a game. */
export interface FuzzReport {
  /** Number of games played; fewer than requested if it stopped early. */
  readonly games: number;
  readonly fromBoards: number;
  /** Games in which all laws were checked at every decision. */
  readonly thorough: number;
  readonly decisions: number;
  readonly laws: Tally;
  readonly findings: readonly Finding[];
}

/** The set-up of a game: two of three from decks, the others from a board. */
function setupOf(bench: Bench, options: FuzzOptions, game: number): ReplaySetup {
  const seed = mixSeed(options.seed, game);
  const sample = <T>(arbitrary: fc.Arbitrary<T>, runs: number): T[] =>
    fc.sample(arbitrary, { seed, numRuns: runs });
  const { engine } = bench;
  const { boards } = options;
  const seats = options.players === undefined ? {} : { players: options.players };
  if (boards !== undefined && game % 3 === 2)
    return { board: sample(boardArbitrary(engine, { ...boards, ...seats }), 1)[0]! };
  const { players: counts = [engine.rules.minPlayers] } = seats;
  const players = counts[game % counts.length]!;
  return { seed, decks: sample(deckArbitrary(engine, options.decks), players) };
}

function toFinding(bench: Bench, options: FuzzOptions, game: number, failure: Failure): Finding {
  const { law, message, setup, answers } = failure;
  return {
    law,
    message,
    game,
    from: 'board' in setup ? 'board' : 'decks',
    decisions: answers.length,
    scenario: shrinkFailure(bench, failure, options.words, options.laws ?? allLaws),
    setup,
    answers: answers.map((answer) => ({ answer })),
  };
}

/**
 * Plays many random games, from decks and from boards, and checks the laws at their decisions. Failures are shrunk and
 * printed as scenarios. The same seed plays the same games.
 */
export function fuzz(options: FuzzOptions): FuzzReport {
  const { games, seed, laws = allLaws, thoroughEvery = 40, mostFindings = 5, onGame } = options;
  const bench = createBench(options);
  const tally: Tally = {};
  const findings: Finding[] = [];
  let decisions = 0;
  let fromBoards = 0;
  let thorough = 0;
  let game = 0;
  for (; game < games && findings.length < mostFindings; game++) {
    const setup = setupOf(bench, options, game);
    const isThorough = game % thoroughEvery === thoroughEvery - 1;
    const played = playGame(bench, setup, {
      laws,
      seed: mixSeed(seed, game, 7),
      thorough: isThorough,
      tally,
      ...(options.neverEnds === undefined ? {} : { neverEnds: options.neverEnds }),
      ...(options.worth === undefined ? {} : { worth: options.worth }),
      ...(options.mostDecisions === undefined ? {} : { mostDecisions: options.mostDecisions }),
    });
    decisions += played.decisions;
    if ('board' in setup) fromBoards++;
    if (isThorough) thorough++;
    if (played.failure !== null) findings.push(toFinding(bench, options, game, played.failure));
    onGame?.(game + 1);
  }
  return { games: game, fromBoards, thorough, decisions, laws: tally, findings };
}
