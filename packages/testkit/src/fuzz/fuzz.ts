import type { Replay, ReplaySetup } from '@cardwright/core';
import * as fc from 'fast-check';
import { type BoardRanges, boardArbitrary, type DeckRange, deckArbitrary } from './arbitraries.ts';
import { type Bench, createBench, type FuzzedGame } from './games/game-under-test.ts';
import type { Worth } from './games/helpers.ts';
import { type Failure, playGame, type Tally } from './games/play-game.ts';
import { laws as allLaws } from './laws/index.ts';
import type { Law } from './laws/law.ts';
import { mixSeed } from './mix-seed.ts';
import { type ScenarioWords, shrinkFailure } from './shrink/index.ts';

/** What is fuzzed, and how thoroughly. */
export interface FuzzOptions extends FuzzedGame {
  readonly games: number;
  readonly seed: number;
  readonly decks: DeckRange;
  /** What generated boards may look like; games are only dealt if absent. */
  readonly boards?: BoardRanges;
  /** Numbers of players, by turns; as few as the game allows, and as many on boards as `boards` says, if absent. */
  readonly players?: readonly number[];
  /** How a failure is written as a test. */
  readonly words: ScenarioWords;
  readonly laws?: readonly Law[];
  /** Every so many games all laws are looked at at every decision; 40 if absent. */
  readonly thoroughEvery?: number;
  /** Findings after which it stops; 5 if absent. */
  readonly mostFindings?: number;
  /** Answers after which a game is held to have no end; 4000 if absent. */
  readonly mostDecisions?: number;
  /** For rules under which a game need not end: one that stands still is left, and that is no finding. */
  readonly neverEnds?: boolean;
  /**
   * For rules under which chance can play on for ever: what positions are worth to a player. A game that has no end after
   * `mostDecisions` answers is then played on by both sides for the player who is ahead, and that has to end it.
   */
  readonly worth?: Worth;
  /** Told of every game that is done. */
  readonly onGame?: (done: number) => void;
}

/** A law that did not hold. */
export interface Finding {
  readonly law: string;
  readonly message: string;
  /** The number of the game: with the seed it names it. */
  readonly game: number;
  readonly from: 'decks' | 'board';
  /** After so many answers. */
  readonly decisions: number;
  /** A test that fails for the same reason, ready to be pasted; null where none was found. */
  readonly scenario: string | null;
  /** What it began with and what was answered, as it was found. */
  readonly setup: ReplaySetup;
  readonly answers: Replay['steps'];
}

/** What fuzzing a game showed. */
export interface FuzzReport {
  /** Those that were played: fewer than asked for where enough was found. */
  readonly games: number;
  readonly fromBoards: number;
  /** In which all laws were looked at at every decision. */
  readonly thorough: number;
  readonly decisions: number;
  readonly laws: Tally;
  readonly findings: readonly Finding[];
}

/** What a game begins with: two of three from decks, the others from a board. */
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
 * Plays many games by chance, from decks and from boards, and looks whether the laws hold at their decisions. What does
 * not hold is made as small as it can be and told as a scenario. The same seed plays the same games.
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
