import { join } from 'node:path';
import type { Engine } from '@cardwright/core';
import { hashText } from '@cardwright/core/data';
import { type BotPlayer, playerNamed } from '../../bots/player.ts';
import { warnOfLeftOut } from '../../card-files/index.ts';
import { readDecks } from '../../decks/deck-file.ts';
import { makeFolder, writeWhole } from '../../files/write-file.ts';
import type { Game } from '../../games/game.ts';
import { type GameChoice, loadGame } from '../../games/load-game.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { playedPool, warnOfNotUnderstood } from '../../pool/not-understood.ts';
import { fail, type Problem } from '../../problems/problem.ts';
import { renderProblems } from '../../problems/render.ts';
import type { GivenShelf } from '../../session.ts';
import { Collector } from '../../statistics/collector.ts';
import { type Statistics, summaryOf } from '../../statistics/summary.ts';
import { noTotals } from '../../statistics/totals.ts';
import { startProgress } from '../../terminal/progress.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { readKept, writeKept } from './kept.ts';
import { deckName, decksIn, type Plan, planOfPairs, planOfSeats } from './plan.ts';
import { printResult } from './print.ts';
import { type Simulated, Simulation } from './simulation.ts';
import { noTally, resultOf, type Tally, tallyGame } from './tally.ts';
import { toldErrors } from './told-errors.ts';

/** What the command line says of a simulation. */
export interface SimulateOptions extends GameChoice, GivenShelf {
  readonly games: number;
  readonly seed: number;
  readonly players: number;
  readonly deck1?: string;
  readonly deck2?: string;
  readonly decks?: string;
  readonly bot: string;
  readonly patience?: number;
  readonly bot1?: string;
  readonly bot2?: string;
  readonly verifyReplays: boolean;
  readonly warmUp: number;
  readonly save?: string;
  readonly json?: boolean;
  readonly stats?: boolean;
  readonly csv?: string;
  readonly report?: string;
  readonly resume?: string;
}

/** Games between two writings of what is kept. */
const STRETCH = 200;

/** Which games are played. */
async function planOf(
  options: SimulateOptions,
  { kit }: Game,
  engine: Engine,
  terminal: Terminal,
): Promise<Plan> {
  const { players, games, seed, deck1, deck2, decks: folder } = options;
  const { maxPlayers } = engine.rules;
  if (players > maxPlayers)
    fail('usage/invalid-argument', `${kit.name} is played by at most ${maxPlayers}, not by ${players}`);
  const tell = (notes: readonly Problem[]) => terminal.warn(renderProblems(notes, terminal.errorColors));
  if (folder !== undefined) {
    if (players !== 2 || deck1 !== undefined || deck2 !== undefined)
      fail('usage/invalid-argument', 'a folder of decks is played two by two, each with each other', {
        help: 'leave out --deck1, --deck2 and --players',
      });
    return planOfPairs(await decksIn(folder, kit, engine, terminal.cwd, tell), games, seed);
  }
  const given = await readDecks(kit, engine, [deck1, deck2], terminal.cwd, tell);
  const files = [deck1, deck2];
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: files[seat] === undefined ? null : deckName(files[seat]),
    cards: given[seat] ?? null,
  }));
  return planOfSeats(seats, games, seed);
}

/** What decides the games of a simulation, but for how many they are. */
const decidedBy = (engine: Engine, plan: Plan, bots: readonly string[], { seed, players }: SimulateOptions) =>
  hashText(
    JSON.stringify([
      engine.plugins.map(({ name, version }) => [name, version]),
      engine.cards.length,
      plan.decks,
      bots,
      seed,
      players,
    ]),
  );

/** `simulate` */
export async function simulate(terminal: Terminal, options: SimulateOptions): Promise<number> {
  const { cwd } = terminal;
  const game = await loadGame(await options.shelf.asked(), options, cwd, (leftOut) =>
    warnOfLeftOut(terminal, leftOut),
  );
  const engine = game.createEngine();
  const pool = playedPool(engine);
  const leftOut = warnOfNotUnderstood(pool);
  if (!options.json && leftOut.length > 0) terminal.warn(renderProblems(leftOut, terminal.errorColors));
  const plan = await planOf(options, game, engine, terminal);
  const names = Array.from(
    { length: options.players },
    (_, seat) => [options.bot1, options.bot2][seat] ?? options.bot,
  );
  for (const folder of [options.save, options.csv]) if (folder !== undefined) makeFolder(folder, cwd);
  const counted = [options.stats, options.csv, options.report, options.decks].some(
    (one) => one !== undefined,
  );
  const of = decidedBy(engine, plan, names, options);
  const kept = options.resume === undefined ? undefined : readKept(options.resume, of, counted, cwd);
  const tally = kept?.tally ?? noTally(options.players);
  const totals = counted ? (kept?.totals ?? noTotals(options.players)) : null;
  const keep = (): void => {
    if (options.resume !== undefined)
      writeKept(options.resume, { cardwright: 'simulation', of, tally, totals }, cwd);
  };
  const bots: BotPlayer[] = [];
  try {
    for (const name of names)
      bots.push(await playerNamed(name, game.kit, options.shelf, cwd, options.patience));
    const collector = totals === null ? null : new Collector(engine, options.players, totals);
    const simulation = new Simulation(game, engine, bots, options.verifyReplays, collector);
    await playAll(simulation, plan, tally, options, terminal, keep);
  } finally {
    await Promise.all(bots.map((bot) => bot.close()));
  }
  const statistics = totals === null ? undefined : summaryOf(engine, totals);
  const result = resultOf(tally, names, statistics);
  if (statistics !== undefined) await writeStatistics(statistics, game, names, tally, options, terminal);
  const problems = [...toldErrors(result.errors), ...bots.flatMap((bot) => bot.problems?.() ?? [])];
  const whole = problems.every(({ severity }) => severity !== 'error') && result.finished === result.games;
  if (options.json) writeAnswer(terminal, { ...result, pool }, [...leftOut, ...problems], whole);
  else printResult(terminal, result, problems, options);
  return whole ? 0 : 1;
}

/** Plays the games of a plan that are not counted yet. */
async function playAll(
  simulation: Simulation,
  plan: Plan,
  tally: Tally,
  options: SimulateOptions,
  terminal: Terminal,
  keep: () => void,
): Promise<void> {
  const { verifyReplays, save } = options;
  if (tally.games >= plan.total) return;
  await simulation.warmUp(options.warmUp, plan.game(0).decks);
  const progress = await startProgress(terminal, plan.total, 'games');
  const stretch = options.resume === undefined ? plan.total : STRETCH;
  while (tally.games < plan.total) {
    const from = tally.games;
    const to = Math.min(plan.total, from + stretch);
    // Play all of them first: verifying replays in between would slow down the measured part.
    const played: Simulated[] = [];
    for (let i = from; i < to; i++) {
      const { seed, decks } = plan.game(i);
      played.push(await simulation.play(seed, decks));
      progress.update(verifyReplays ? (from + i + 1) / 2 : i + 1);
    }
    for (const [i, one] of played.entries()) {
      const game = verifyReplays ? simulation.verify(one) : one;
      tallyGame(tally, game);
      progress.update((to + from + i + 1) / 2);
      if (save !== undefined && game.replay !== undefined)
        writeWhole(
          join(save, `${nameOf(from + i, game, plan)}.json`),
          `${JSON.stringify(game.replay)}\n`,
          terminal.cwd,
        );
    }
    keep();
  }
  progress.stop();
}

/** What the replay of a game is called: by its seed, where no other has it. */
const nameOf = (number: number, { seed }: Simulated, plan: Plan): string =>
  plan.decks === plan.game(0).decks ? `${seed}` : `${number + 1}`;

/** Writes tables and a report. */
async function writeStatistics(
  statistics: Statistics,
  { kit }: Game,
  bots: readonly string[],
  tally: Tally,
  { csv, report, seed, format }: SimulateOptions,
  { cwd }: Terminal,
): Promise<void> {
  if (csv !== undefined) {
    const { tablesOf, toCsv } = await import('../../statistics/tables.ts');
    for (const [name, rows] of tablesOf(statistics)) writeWhole(join(csv, `${name}.csv`), toCsv(rows), cwd);
  }
  if (report === undefined) return;
  const { reportOf } = await import('../../statistics/report.ts');
  const facts: (readonly [string, string])[] = [
    ['game', format === undefined ? kit.title : `${kit.title}, ${format}`],
    ['bots', bots.join(' and ')],
    ['games', `${tally.games} from seed ${seed}, ${tally.finished} finished, ${statistics.draws} drawn`],
    ['decisions', tally.decisions.toLocaleString('en')],
  ];
  writeWhole(report, reportOf(statistics, { title: `${kit.title}: ${tally.games} games`, facts, bots }), cwd);
}
