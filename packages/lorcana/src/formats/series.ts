import type { GameSetup } from '@cardwright/core';

/** How many games two players play against each other (CR 2.1.2). */
export type SeriesLength =
  /** Two games, whoever wins (CR 2.1.3.1). */
  | { readonly games: 2 }
  /** Until somebody has won more than half of so many (CR 2.1.3.2). */
  | { readonly bestOf: number };

/** A game of a series that is over. */
export interface SeriesGame {
  /** Seat of the player who took the first turn. */
  readonly starting: number;
  /** Seat of the winner; null when it was drawn. */
  readonly winner: number | null;
}

/** The state of a series. Plain data. */
export interface Series {
  readonly length: SeriesLength;
  readonly games: readonly SeriesGame[];
}

/** @throws RangeError for a best of that no player can have more than half of */
export function createSeries(length: SeriesLength): Series {
  if (
    'bestOf' in length &&
    !(Number.isInteger(length.bestOf) && length.bestOf > 0 && length.bestOf % 2 === 1)
  )
    throw new RangeError(`A series is the best of an odd number of games, not of ${length.bestOf}.`);
  return { length, games: [] };
}

/** How many games each of the two has won. */
export const winsOf = ({ games }: Series): readonly [number, number] => [
  games.filter(({ winner }) => winner === 0).length,
  games.filter(({ winner }) => winner === 1).length,
];

/** Whether all games have been played. */
export function isOver(series: Series): boolean {
  const { length, games } = series;
  return 'games' in length ? games.length >= length.games : Math.max(...winsOf(series)) * 2 > length.bestOf;
}

/** Seat of the winner of a series; null while it goes on, and when two games were shared. */
export function winnerOf(series: Series): number | null {
  const [first, second] = winsOf(series);
  return !isOver(series) || first === second ? null : first > second ? 0 : 1;
}

/**
 * Who starts the next game: by chance at first, then the other player (two games, CR 2.1.3.1) or whoever the loser of
 * the last game says (best of N, CR 2.1.3.2). After a drawn game the one who did not start it chooses.
 *
 * @returns what `createGame` takes besides seed and decks
 */
export function nextStart({ length, games }: Series): Pick<GameSetup, 'starting' | 'startChosenBy'> {
  const last = games.at(-1);
  if (last === undefined) return {};
  if ('games' in length) return { starting: 1 - last.starting };
  return { startChosenBy: 1 - (last.winner ?? last.starting) };
}

/** The series after one more game. @throws RangeError when it is over */
export function withGame(series: Series, game: SeriesGame): Series {
  if (isOver(series)) throw new RangeError('The series is over.');
  return { ...series, games: [...series.games, game] };
}
