import type { Problem } from '../../problems/problem.ts';
import { renderProblems } from '../../problems/render.ts';
import type { Estimate } from '../../statistics/interval.ts';
import type { Statistics } from '../../statistics/summary.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import type { Result } from './tally.ts';

const percent = (share: number): string => (share * 100).toFixed(1);
const told = ({ value, low, high }: Estimate): string =>
  `${percent(value)} % (${percent(low)} to ${percent(high)})`;

/** What was asked for that is told, too. */
interface Shown {
  readonly seed: number;
  readonly verifyReplays: boolean;
  readonly csv?: string;
  readonly report?: string;
}

/** Tells a simulation. */
export function printResult(
  terminal: Terminal,
  result: Result,
  problems: readonly Problem[],
  { seed, verifyReplays, csv, report }: Shown,
): void {
  const { colors } = terminal;
  const row = (label: string, value: string | number) => terminal.print(`${label.padEnd(22)} ${value}`);
  const [first] = result.bots;
  const who = result.bots.every((bot) => bot === first) ? `${first} bots` : result.bots.join(' and ');
  row('games', `${result.games} between ${who} from seed ${seed}, ${result.finished} finished`);
  row('turns', `${result.turns.median} (median), ${result.turns.p95} (95 %)`);
  row('wins', `${result.wins.join(' : ')}${result.draws === 0 ? '' : `, ${result.draws} drawn`}`);
  row('won by the first', told(result.winShares[0]!));
  row('decisions', `${result.decisions} in ${result.seconds} s`);
  row('decisions a second', colors.bold(String(result.decisionsPerSecond)));
  row('games a second', result.gamesPerSecond);
  if (verifyReplays) row('replays verified', `${result.replaysVerified} of ${result.games}`);
  if (result.statistics !== undefined) printStatistics(terminal, result.statistics);
  if (csv !== undefined) row('tables', `in ${csv}`);
  if (report !== undefined) row('report', report);
  if (problems.length > 0) terminal.print(renderProblems(problems, colors));
}

/** Cards that are told from each end. */
const CARDS = 5;
/** Games that a card must have been played in. */
const LEAST = 20;

function printStatistics(terminal: Terminal, { decks, matchups, cards }: Statistics): void {
  const { colors } = terminal;
  if (decks.length > 1) {
    terminal.print(colors.bold('\nDecks'));
    for (const { deck, won } of decks.toSorted((a, b) => b.won.value - a.won.value))
      terminal.print(`${deck.padEnd(22)} ${told(won)} of ${won.games}`);
    terminal.print(colors.bold('\nAgainst each other'));
    for (const { deck, against, won } of matchups)
      if (deck < against) terminal.print(`${deck} – ${against}: ${told(won)} of ${won.games}`);
  }
  const sorted = cards
    .filter(({ played }) => played.games >= LEAST)
    .toSorted((a, b) => b.played.value - a.played.value);
  if (sorted.length === 0) return;
  terminal.print(colors.bold('\nGames won of those in which a card was played'));
  const ends = sorted.length <= 2 * CARDS ? sorted : [...sorted.slice(0, CARDS), ...sorted.slice(-CARDS)];
  for (const { name, played } of ends)
    terminal.print(`${name.padEnd(40)} ${told(played)} of ${played.games}`);
}
