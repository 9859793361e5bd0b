import { stringify } from 'csv-stringify/sync';
import type { Estimate } from './interval.ts';
import type { Statistics, WonShare } from './summary.ts';

type Row = Readonly<Record<string, string | number>>;

const won = (prefix: string, { games, value, low, high }: WonShare): Row => ({
  [`${prefix}_games`]: games,
  [`${prefix}_won`]: value,
  [`${prefix}_low`]: low,
  [`${prefix}_high`]: high,
});
const mean = (prefix: string, { value, low, high }: Estimate): Row => ({
  [prefix]: value,
  [`${prefix}_low`]: low,
  [`${prefix}_high`]: high,
});

/** The tables of what games tell, by the names of their files. */
export function tablesOf(told: Statistics): ReadonlyMap<string, readonly Row[]> {
  return new Map<string, readonly Row[]>([
    ['seats', told.seats.map((seat, i) => ({ seat: i + 1, ...won('all', seat) }))],
    [
      'decks',
      told.decks.map((deck) => ({
        deck: deck.deck,
        ...won('all', deck.won),
        ...Object.assign({}, ...deck.bySeat.map((seat, i) => won(`seat_${i + 1}`, seat))),
        ...mean('turns', deck.turns),
      })),
    ],
    [
      'matchups',
      told.matchups.map(({ deck, against, won: share }) => ({ deck, against, ...won('all', share) })),
    ],
    [
      'cards',
      told.cards.map((card) => ({
        id: card.id,
        name: card.name,
        ...won('deck', card.won),
        ...won('seen', card.seen),
        ...won('drawn', card.drawn),
        ...won('played', card.played),
      })),
    ],
    ['turns', Object.entries(told.turns.counts).map(([turn, games]) => ({ turn: Number(turn), games }))],
    [
      'scores',
      told.scores.flatMap(({ column, turns }) =>
        turns.flatMap(({ turn, games, bySeat }) =>
          bySeat.map((seat, i) => ({ column, turn, seat: i + 1, games, ...mean('mean', seat) })),
        ),
      ),
    ],
  ]);
}

/** A table as CSV, with a line of names. */
export const toCsv = (rows: readonly Row[]): string => stringify([...rows], { header: true });
