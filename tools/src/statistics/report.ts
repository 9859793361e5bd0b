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

const count = (number: number): string => number.toLocaleString('en');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ');
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const won = ({ games, value, low, high }: WonShare): string => {
  if (games === 0) return '–';
  const range = `${(low * 100).toFixed(1)}–${percent(high)}`;
  return `${percent(value)} <small>${range}</small> <small>of ${count(games)}</small>`;
};
const mean = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(1)} <small>${low.toFixed(1)}–${high.toFixed(1)}</small>`;

/** A table; in a narrow window it is moved sideways, and its first column stays. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const heads = head.every((one) => one === '')
    ? ''
    : `<thead><tr>${head.map((one) => `<th>${one}</th>`).join('')}</tr></thead>`;
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<div class="table"><table>${heads}<tbody>${body}</tbody></table></div>`;
};

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
        count(card.games),
        won(card.seen),
        won(card.drawn),
        won(card.played),
      ]),
    ),
  );
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;color:#222;background:#fbfaf7;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1,h2{font-weight:600}section{margin:2.5rem 0}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.25rem .6rem;border-bottom:1px solid #ddd;vertical-align:top}
th{position:sticky;top:0;z-index:1;background:#fbfaf7}small{color:#666;white-space:nowrap}
td small{padding-left:.3em}td:nth-child(n+3){white-space:nowrap}td,th{font-variant-numeric:tabular-nums}
figure{margin:1rem 0}svg{max-width:100%;height:auto;display:block}.narrow{display:none}
@media(max-width:45rem){body{margin:1rem auto}h1{font-size:1.5rem}section{margin:1.75rem 0}.wide{display:none}.narrow{display:block}
.table{overflow-x:auto}th{position:static}th,td{padding:.25rem .5rem}td small{display:block;padding-left:0}
td:first-child,th:first-child{position:sticky;left:0;background:#fbfaf7;min-width:7rem}}`;

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
          `${capital(score.column)} over turns`,
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
