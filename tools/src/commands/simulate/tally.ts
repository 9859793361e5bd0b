import type { Estimate } from '../../statistics/interval.ts';
import { shareOf } from '../../statistics/interval.ts';
import type { Statistics } from '../../statistics/summary.ts';
import { percentile } from './percentile.ts';
import type { GameError, Simulated } from './simulation.ts';

/** What is counted of every simulation: plain data, so that it can be gone on with. */
export interface Tally {
  games: number;
  finished: number;
  readonly errors: GameError[];
  decisions: number;
  /** Time spent playing; checking replays comes on top. */
  seconds: number;
  /** Games that ended, by turn. */
  readonly turns: Record<string, number>;
  /** Games won by seat. */
  readonly wins: number[];
  draws: number;
  /** Games by the way in which they were won, where the game has several. */
  readonly wonBy: Record<string, number>;
  /** Replays that gave every hash again. */
  replaysVerified: number;
}

/** No games. */
export const noTally = (players: number): Tally => ({
  games: 0,
  finished: 0,
  errors: [],
  decisions: 0,
  seconds: 0,
  turns: {},
  wins: Array<number>(players).fill(0),
  draws: 0,
  wonBy: {},
  replaysVerified: 0,
});

const add = (counts: Record<string, number>, key: string | number): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

/** Counts a game. */
export function tallyGame(tally: Tally, game: Simulated): void {
  tally.games++;
  tally.decisions += game.decisions;
  tally.seconds += game.seconds;
  if (game.error !== undefined) tally.errors.push(game.error);
  if (game.verified) tally.replaysVerified++;
  if (!game.over) return;
  tally.finished++;
  add(tally.turns, game.turns);
  if (game.winner === null) tally.draws++;
  else tally.wins[game.winner]!++;
  if (game.wonBy !== undefined) add(tally.wonBy, game.wonBy);
}

/** What `simulate --json` writes. */
export interface Result {
  readonly games: number;
  /** Who played, by seat. */
  readonly bots: readonly string[];
  readonly finished: number;
  readonly errors: readonly GameError[];
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly turns: { readonly median: number; readonly p95: number };
  readonly wins: readonly number[];
  /** The share that each seat won, with its interval of 95 %. */
  readonly winShares: readonly Estimate[];
  readonly draws: number;
  readonly wonBy?: Readonly<Record<string, number>>;
  readonly replaysVerified: number;
  /** By deck, seat, card and turn, where it was asked for. */
  readonly statistics?: Statistics;
}

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** Sums up what was counted. */
export function resultOf(tally: Tally, bots: readonly string[], statistics?: Statistics): Result {
  const { games, finished, errors, decisions, seconds, wins, draws, wonBy, replaysVerified } = tally;
  const turns = Object.entries(tally.turns).flatMap(([turn, times]) =>
    Array<number>(times).fill(Number(turn)),
  );
  return {
    games,
    bots,
    finished,
    errors,
    decisions,
    seconds: round(seconds, 3),
    gamesPerSecond: round(seconds === 0 ? 0 : games / seconds, 1),
    decisionsPerSecond: round(seconds === 0 ? 0 : decisions / seconds),
    turns: { median: percentile(turns, 0.5), p95: percentile(turns, 0.95) },
    wins,
    winShares: wins.map((won) => shareOf(won, finished)),
    ...(Object.keys(wonBy).length > 0 && { wonBy }),
    draws,
    replaysVerified,
    ...(statistics !== undefined && { statistics }),
  };
}
