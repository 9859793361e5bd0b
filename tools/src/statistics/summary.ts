import type { Engine } from '@cardwright/core';
import { type Estimate, meanOf, type Sums, shareOf } from './interval.ts';
import type { Totals, Won } from './totals.ts';

/** A share of games that were won. */
export interface WonShare extends Estimate {
  readonly games: number;
}

/** A deck, in all and by seat. */
export interface DeckSummary {
  readonly deck: string;
  readonly won: WonShare;
  readonly bySeat: readonly WonShare[];
  readonly turns: Estimate;
}

/** A card: in how many games it was seen, drawn and played, and how many of them its player won. */
export interface CardSummary {
  readonly id: string;
  readonly name: string;
  /** Games in whose deck it was. */
  readonly games: number;
  readonly won: WonShare;
  readonly seen: WonShare;
  readonly drawn: WonShare;
  readonly played: WonShare;
}

/** What players had at the beginning of a turn. */
export interface ScoreSummary {
  readonly column: string;
  readonly turns: readonly {
    readonly turn: number;
    readonly games: number;
    readonly bySeat: readonly Estimate[];
  }[];
}

/** What many games tell, each value with its interval of 95 %. */
export interface Statistics {
  readonly games: number;
  readonly draws: number;
  readonly seats: readonly WonShare[];
  readonly turns: Estimate & { readonly counts: Readonly<Record<string, number>> };
  readonly decks: readonly DeckSummary[];
  readonly cards: readonly CardSummary[];
  readonly matchups: readonly { readonly deck: string; readonly against: string; readonly won: WonShare }[];
  readonly scores: readonly ScoreSummary[];
}

const share = ([games, won]: Won): WonShare => ({ games, ...shareOf(won, games) });

function turnsOf(counts: Readonly<Record<string, number>>): Statistics['turns'] {
  const sums: Sums = [0, 0, 0];
  for (const [turn, games] of Object.entries(counts)) {
    sums[0] += games;
    sums[1] += games * Number(turn);
    sums[2] += games * Number(turn) ** 2;
  }
  return { ...meanOf(sums), counts };
}

/** Fewest games for which a turn is told. */
const ENOUGH = 2;

function scoreOf([column, byTurn]: readonly [string, readonly (readonly Sums[])[]]): ScoreSummary {
  const turns = byTurn.flatMap((bySeat, turn) => {
    const games = bySeat[0]?.[0] ?? 0;
    return games < ENOUGH ? [] : [{ turn, games, bySeat: bySeat.map(meanOf) }];
  });
  return { column, turns };
}

/**
 * Whether something is other on one turn than on another: what is decided once is no score. Turns are compared that every game
 * came to: later the mean moves as games end.
 */
function changes({ turns }: ScoreSummary): boolean {
  const [first] = turns;
  const whole = turns.filter(({ games }) => games === first!.games);
  return (whole.length > 1 ? whole : turns).some(({ bySeat }) =>
    bySeat.some(({ value }, seat) => value !== first!.bySeat[seat]!.value),
  );
}

/** Sums up what was counted. */
export function summaryOf(engine: Engine, totals: Totals): Statistics {
  const { games, draws, seats, turns, decks, cards, matchups, scores } = totals;
  return {
    games,
    draws,
    seats: seats.map(share),
    turns: turnsOf(turns),
    decks: Object.entries(decks).map(([deck, of]) => ({
      deck,
      won: share(of.all),
      bySeat: of.seats.map(share),
      turns: meanOf(of.turns),
    })),
    cards: Object.entries(cards)
      .map(([id, of]) => ({
        id,
        name: engine.cardsById.get(id)?.definition.fullName ?? id,
        games: of.deck[0],
        won: share(of.deck),
        seen: share(of.seen),
        drawn: share(of.drawn),
        played: share(of.played),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    matchups: Object.entries(matchups).flatMap(([deck, others]) =>
      Object.entries(others).map(([against, won]) => ({ deck, against, won: share(won) })),
    ),
    scores: Object.entries(scores).map(scoreOf).filter(changes),
  };
}
