import { join } from 'node:path';
import { playerNamed } from '../../bots/player.ts';
import { warnOfLeftOut } from '../../card-files/index.ts';
import { readDecks } from '../../decks/deck-file.ts';
import { makeFolder, writeWhole } from '../../files/write-file.ts';
import { type GameChoice, loadGame } from '../../games/load-game.ts';
import { fail } from '../../problems/problem.ts';
import { renderProblems } from '../../problems/render.ts';
import type { GivenShelf } from '../../session.ts';
import { startProgress } from '../../terminal/progress.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { percentile } from './percentile.ts';
import { type GameError, type Simulated, Simulation } from './simulation.ts';

interface SimulateOptions extends GameChoice, GivenShelf {
  readonly games: number;
  readonly seed: number;
  readonly players: number;
  readonly deck1?: string;
  readonly deck2?: string;
  readonly bot: string;
  readonly bot1?: string;
  readonly bot2?: string;
  readonly verifyReplays: boolean;
  readonly warmUp: number;
  readonly save?: string;
  readonly json?: boolean;
}

/** What `simulate --json` writes. */
interface Result {
  readonly games: number;
  /** Who played, by seat. */
  readonly bots: readonly string[];
  readonly finished: number;
  readonly errors: readonly GameError[];
  readonly decisions: number;
  /** Time spent playing; checking replays comes on top. */
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly turns: { readonly median: number; readonly p95: number };
  /** Games won by seat. */
  readonly wins: readonly number[];
  readonly draws: number;
  /** Games by the way in which they were won, where the game has several. */
  readonly wonBy?: Readonly<Record<string, number>>;
  /** Replays that gave every hash again. */
  readonly replaysVerified: number;
}

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** How many games were won in each way; nothing where there is one way only. */
function waysOf(games: readonly Simulated[]): Pick<Result, 'wonBy'> {
  const wonBy: Record<string, number> = {};
  for (const { wonBy: way } of games) if (way !== undefined) wonBy[way] = (wonBy[way] ?? 0) + 1;
  return Object.keys(wonBy).length === 0 ? {} : { wonBy };
}

function sum(games: readonly Simulated[], bots: readonly string[]): Result {
  const total = (of: (game: Simulated) => number) => games.reduce((all, game) => all + of(game), 0);
  const decisions = total((game) => game.decisions);
  const seconds = total((game) => game.seconds);
  const finished = games.filter((game) => game.over);
  const turns = finished.map((game) => game.turns);
  return {
    games: games.length,
    bots,
    finished: finished.length,
    errors: games.flatMap(({ error }) => error ?? []),
    decisions,
    seconds: round(seconds, 3),
    gamesPerSecond: round(seconds === 0 ? 0 : games.length / seconds, 1),
    decisionsPerSecond: round(seconds === 0 ? 0 : decisions / seconds),
    turns: { median: percentile(turns, 0.5), p95: percentile(turns, 0.95) },
    wins: Array.from(
      { length: bots.length },
      (_, seat) => finished.filter(({ winner }) => winner === seat).length,
    ),
    ...waysOf(finished),
    draws: finished.filter(({ winner }) => winner === null).length,
    replaysVerified: games.filter(({ verified }) => verified).length,
  };
}

/** `simulate` */
export async function simulate(terminal: Terminal, options: SimulateOptions): Promise<number> {
  const game = await loadGame(await options.shelf.asked(), options, terminal.cwd, (leftOut) =>
    warnOfLeftOut(terminal, leftOut),
  );
  const engine = game.createEngine();
  const { players } = options;
  const { maxPlayers } = engine.rules;
  if (players > maxPlayers)
    fail('usage/invalid-argument', `${game.kit.name} is played by at most ${maxPlayers}, not by ${players}`);
  const given = await readDecks(game.kit, engine, [options.deck1, options.deck2], terminal.cwd, (notes) =>
    terminal.warn(renderProblems(notes, terminal.errorColors)),
  );
  const decks = Array.from({ length: players }, (_, seat) => given[seat] ?? null);
  if (options.save !== undefined) makeFolder(options.save, terminal.cwd);
  const names = decks.map((_, seat) => [options.bot1, options.bot2][seat] ?? options.bot);
  const bots = await Promise.all(
    names.map((name) => playerNamed(name, game.kit, options.shelf, terminal.cwd)),
  );
  const simulation = new Simulation(game, engine, bots, decks, options.verifyReplays);
  await simulation.warmUp(options.warmUp);
  const progress = await startProgress(terminal, options.games, 'games');
  // Play all games first: verifying replays in between would slow down the measured part.
  const played: Simulated[] = [];
  for (let i = 0; i < options.games; i++) {
    played.push(await simulation.play((options.seed + i) >>> 0));
    progress.update(options.verifyReplays ? (i + 1) / 2 : i + 1);
  }
  const games = options.verifyReplays
    ? played.map((game, i) => {
        progress.update((options.games + i + 1) / 2);
        return simulation.verify(game);
      })
    : played;
  for (const game of games) {
    if (options.save !== undefined && game.replay !== undefined)
      writeWhole(join(options.save, `${game.seed}.json`), `${JSON.stringify(game.replay)}\n`, terminal.cwd);
  }
  progress.stop();
  await Promise.all(bots.map((bot) => bot.close()));
  const result = sum(games, names);
  if (options.json) terminal.print(JSON.stringify(result, null, 2));
  else print(terminal, result, options);
  return result.errors.length > 0 || result.finished < result.games ? 1 : 0;
}

function print(terminal: Terminal, result: Result, { seed, verifyReplays }: SimulateOptions): void {
  const { colors } = terminal;
  const row = (label: string, value: string | number) => terminal.print(`${label.padEnd(22)} ${value}`);
  const [first] = result.bots;
  const who = result.bots.every((bot) => bot === first) ? `${first} bots` : result.bots.join(' and ');
  row('games', `${result.games} between ${who} from seed ${seed}, ${result.finished} finished`);
  row('turns', `${result.turns.median} (median), ${result.turns.p95} (95 %)`);
  row('wins', `${result.wins.join(' : ')}${result.draws === 0 ? '' : `, ${result.draws} drawn`}`);
  row('decisions', `${result.decisions} in ${result.seconds} s`);
  row('decisions a second', colors.bold(String(result.decisionsPerSecond)));
  row('games a second', result.gamesPerSecond);
  if (verifyReplays) row('replays verified', `${result.replaysVerified} of ${result.games}`);
  for (const { seed: of, code, message } of result.errors.slice(0, 10))
    terminal.print(colors.red(`error[${code}] in the game of seed ${of}: ${message}`));
}
