import { type Bot, playOut, playOutSlowly } from '@cardwright/bots';
import {
  type Answer,
  CardwrightError,
  createRecorder,
  type Engine,
  type Replay,
  verifyReplay,
} from '@cardwright/core';
import { turnNumber } from '@cardwright/core/game';
import type { BotPlayer } from '../../bots/player.ts';
import type { Game } from '../../games/game.ts';
import { problemsOfAny } from '../../problems/any-error.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Collector } from '../../statistics/collector.ts';
import type { NamedDeck } from './plan.ts';

/** What went wrong in a game. */
export interface GameError {
  readonly seed: number;
  readonly code: Problem['code'];
  readonly message: string;
  /** The usual fix. */
  readonly help?: string;
}

/** A game that was played, so that it can be played again. */
export interface GameRecord {
  readonly decks: readonly (readonly string[])[];
  readonly answers: readonly Answer[];
  /** Of the state in which it ended; empty if it failed. */
  readonly hash: string;
}

/** One simulated game. */
export interface Simulated {
  readonly seed: number;
  readonly over: boolean;
  readonly winner: number | null;
  /** In which way, where the game has several. */
  readonly wonBy?: string;
  readonly decisions: number;
  readonly turns: number;
  /** Time spent playing. */
  readonly seconds: number;
  /** What it takes to play it again; absent if nobody will. */
  readonly record?: GameRecord;
  /** Its replay gave every hash again. */
  readonly verified: boolean;
  readonly replay?: Replay;
  readonly error?: GameError;
}

const toError = (seed: number, error: unknown): GameError => {
  const [{ code, message, help }] = problemsOfAny(error, process.cwd()) as [Problem];
  return { seed, code, message, ...(help !== undefined && { help }) };
};

/** Plays games of bots, one seed each. */
export class Simulation {
  constructor(
    private readonly game: Game,
    private readonly engine: Engine,
    /** Who plays, one for each seat. */
    private readonly players: readonly BotPlayer[],
    /** Whether games are verified afterwards. If not, their answers are not kept: a million games take no memory. */
    private readonly recorded: boolean,
    /** Watches the games that are counted. */
    private readonly collector: Collector | null = null,
  ) {}

  /** Some of the players may have to be awaited. */
  private get slow(): boolean {
    return this.players.some(({ slow }) => slow);
  }

  /** Plays games that are not counted, so that the JIT compiler is warm. */
  async warmUp(seconds: number, decks: readonly NamedDeck[]): Promise<void> {
    const end = performance.now() + seconds * 1000;
    for (let seed = 1; performance.now() < end; seed++) await this.playUnseen(seed, decks);
  }

  /** Plays the game of a seed, and counts it. Never throws: what goes wrong is part of the result. */
  async play(seed: number, decks: readonly NamedDeck[]): Promise<Simulated> {
    const { collector } = this;
    if (collector === null) return this.playUnseen(seed, decks);
    const stop = this.engine.observe(collector);
    collector.begin();
    const game = await this.playUnseen(seed, decks, collector);
    stop();
    return game;
  }

  /** @param decks their lists; null for a random one for each game */
  private async playUnseen(
    seed: number,
    lists: readonly NamedDeck[],
    collector: Collector | null = null,
  ): Promise<Simulated> {
    const { engine } = this;
    const seats = lists.length;
    const decks = lists.map(({ cards }, seat) => cards ?? this.game.deckOf(engine, seed * seats + seat));
    const answers: Answer[] = [];
    let decisions = 0;
    const answered = (answer: Answer): void => {
      decisions++;
      if (this.recorded) answers.push(answer);
    };
    const record = (hash: string) => (this.recorded ? { record: { decks, answers, hash } } : {});
    const begun = performance.now();
    const result = { seed, over: false, winner: null, turns: 0, verified: false };
    try {
      const names = this.players.map(({ name }) => name);
      const bots = this.players.map((one, player) =>
        one.sit({ player, seed: seed * seats + player, engine, seats: names, deck: decks[player]! }),
      );
      const state = engine.createGame({ seed, decks });
      if (this.slow) await playOutSlowly(engine, state, bots, answered);
      else playOut(engine, state, bots as readonly Bot[], answered);
      const seconds = (performance.now() - begun) / 1000;
      const turns = turnNumber.get(state, 0);
      const { over, winner } = engine.result(state);
      const way = winner === null ? undefined : this.game.kit.wonBy?.(state, winner);
      if (over) collector?.end({ state, winner, turns, decks, names: lists.map(({ name }) => name) });
      const end = { over, winner, ...(way === undefined ? {} : { wonBy: way }) };
      return {
        ...result,
        ...end,
        decisions,
        turns,
        seconds,
        ...record(this.recorded ? engine.hash(state) : ''),
      };
    } catch (error) {
      const seconds = (performance.now() - begun) / 1000;
      return { ...result, decisions, seconds, ...record(''), error: toError(seed, error) };
    }
  }

  /** Records a game that was played and plays it again from its replay. */
  verify(game: Simulated): Simulated {
    const { engine } = this;
    if (game.error !== undefined || game.record === undefined) return game;
    const { decks, answers, hash } = game.record;
    try {
      const replay = this.replayOf(game.seed, decks, answers);
      const verified = replay.hashes.at(-1)?.hash === hash && verifyReplay(engine, replay) !== null;
      if (verified) return { ...game, verified, replay };
      throw new CardwrightError(
        'replay-diverged',
        'The recorded game ends otherwise than the one that was played.',
      );
    } catch (error) {
      return { ...game, error: toError(game.seed, error) };
    }
  }

  /** Records the game separately: hashing takes longer than playing. */
  private replayOf(seed: number, decks: readonly (readonly string[])[], answers: readonly Answer[]): Replay {
    const recorder = createRecorder(this.engine, { seed, decks });
    for (const answer of answers) recorder.answer(answer);
    return recorder.replay();
  }
}
