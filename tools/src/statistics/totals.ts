import type { Sums } from './interval.ts';

/** Games, and how many of them were won. */
export type Won = [games: number, won: number];

/** What became of one card: games in whose deck it was, in which it was seen, drawn, played; each with those won. */
export interface CardTotals {
  readonly deck: Won;
  /** It lay elsewhere than in the deck at some time. */
  readonly seen: Won;
  readonly drawn: Won;
  readonly played: Won;
}

/** A deck by the name of its list. */
export interface DeckTotals {
  readonly all: Won;
  /** By seat. */
  readonly seats: Won[];
  readonly turns: Sums;
}

/** What is counted of many games: plain data, so that it can be kept and gone on with. */
export interface Totals {
  games: number;
  draws: number;
  readonly seats: Won[];
  /** How many games ended in each turn. */
  readonly turns: Record<string, number>;
  readonly decks: Record<string, DeckTotals>;
  readonly cards: Record<string, CardTotals>;
  /** Games of one deck against another, from the side of the first. */
  readonly matchups: Record<string, Record<string, Won>>;
  /** What each player had at the beginning of a turn, by column, turn and seat. */
  readonly scores: Record<string, Sums[][]>;
}

/** No games. */
export const noTotals = (players: number): Totals => ({
  games: 0,
  draws: 0,
  seats: Array.from({ length: players }, () => [0, 0]),
  turns: {},
  decks: {},
  cards: {},
  matchups: {},
  scores: {},
});

/** Counts a game. */
export function count(won: Won, isWon: boolean): void {
  won[0]++;
  if (isWon) won[1]++;
}
