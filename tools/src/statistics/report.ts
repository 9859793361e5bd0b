import { matchupsChart, scoreChart, sharesChart, turnsChart } from './charts.ts';
import type { Estimate } from './interval.ts';
import type { Statistics, WonShare } from './summary.ts';

/** What a report says of how the games came about. */
export interface ReportFacts {
  readonly title: string;
  /** A line each. */
  readonly facts: readonly (readonly [what: string, value: string])[];
  readonly bots: readonly string[];
}

/** Cards with fewer games are in the table and in no chart. */
const LEAST = 20;
/** So many cards are in the chart from each end. */
const CARDS = 15;

const plain = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const won = ({ games, value, low, high }: WonShare): string =>
  games === 0 ? '–' : `${percent(value)} <small>${percent(low)} to ${percent(high)}, ${games} games</small>`;
const mean = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(1)} <small>${low.toFixed(1)} to ${high.toFixed(1)}</small>`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('\n')}</tbody></table>`;

const section = (title: string, ...parts: readonly string[]): string =>
  `<section><h2>${plain(title)}</h2>${parts.join('\n')}</section>`;

function cardsSection({ cards }: Statistics): string {
  const enough = cards.filter(({ played }) => played.games >= LEAST);
  const sorted = enough.toSorted((a, b) => b.played.value - a.played.value);
  const ends = sorted.length <= 2 * CARDS ? sorted : [...sorted.slice(0, CARDS), ...sorted.slice(-CARDS)];
  const chart =
    ends.length === 0
      ? ''
      : `<p>Games won of those in which the card was played, highest and lowest.</p>${sharesChart(
          ends.map(({ name, played }) => [name, played] as const),
        )}`;
  return section(
    'Cards',
    chart,
    table(
      ['card', 'games', 'won when seen', 'won when drawn', 'won when played'],
      cards.map((card) => [
        plain(card.name),
        String(card.games),
        won(card.seen),
        won(card.drawn),
        won(card.played),
      ]),
    ),
  );
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;color:#222;background:#fbfaf7;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1,h2{font-weight:600}section{margin:2.5rem 0}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.25rem .6rem;border-bottom:1px solid #ddd;vertical-align:top}th{position:sticky;top:0;background:#fbfaf7}
small{color:#666}svg{max-width:100%;height:auto}`;

/** A page that tells all of it, with its charts inside: it loads nothing. */
export function reportOf(told: Statistics, { title, facts, bots }: ReportFacts): string {
  const seats = told.seats.map((_, i) => `Player ${i + 1} (${bots[i]})`);
  const decks = told.decks.map(({ deck }) => deck);
  const parts = [
    section(
      'Games',
      table(
        ['', ''],
        facts.map((fact) => fact.map(plain)),
      ),
    ),
    section(
      'Seats',
      table(
        ['', 'won'],
        told.seats.map((seat, i) => [plain(seats[i]!), won(seat)]),
      ),
    ),
    section(
      'Decks',
      decks.length > 1 ? matchupsChart(told.matchups, decks) : '',
      table(
        ['deck', 'won', ...seats.map((_, i) => `as player ${i + 1}`), 'turns'],
        told.decks.map((deck) => [
          plain(deck.deck),
          won(deck.won),
          ...deck.bySeat.map(won),
          mean(deck.turns),
        ]),
      ),
    ),
    section('Turns', `<p>A game takes ${mean(told.turns)} turns.</p>`, turnsChart(told.turns)),
    ...told.scores
      .filter(({ turns }) => turns.length > 1)
      .map((score) =>
        section(
          `${score.column} over turns`,
          '<p>The mean at the beginning of each turn, over the games that came so far.</p>',
          scoreChart(score, seats),
        ),
      ),
    cardsSection(told),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${plain(title)}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><h1>${plain(title)}</h1>
<p>Ranges are intervals of 95 %: of shares by Wilson, of means by the normal distribution.</p>
${parts.join('\n')}
</body></html>
`;
}
