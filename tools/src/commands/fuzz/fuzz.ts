import { errataWithMods, type KitFormat, type Mod } from '@cardwright/dsl/kit';
import { laws as allLaws, type FuzzReport, fuzz } from '@cardwright/testkit/fuzz';
import { formatNamed } from '../../games/formats.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { isPath } from '../../modules/load-module.ts';
import { fail } from '../../problems/problem.ts';
import type { GivenShelf } from '../../session.ts';
import type { ChosenGame } from '../../shelf/chosen-game.ts';
import { startProgress } from '../../terminal/progress.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import {
  type Fuzzable,
  loadFuzzable,
  type Named,
  type NamedFormat,
  namedSet,
  pooled,
} from './load-fuzzable.ts';

interface FuzzCommandOptions extends GivenShelf {
  readonly games: number;
  readonly seed: number;
  readonly set?: string;
  readonly format?: string;
  readonly players?: number;
  readonly law?: readonly string[];
  readonly pool?: readonly string[];
  readonly json?: boolean;
}

async function chosenSets({ shipped: sets }: ChosenGame, code: string): Promise<readonly Named[]> {
  const known = sets.map((set) => set.code);
  if (code !== 'all' && !known.includes(code))
    fail('fuzz/unknown-set', `there is no set “${code}”`, { help: `one of ${known.join(', ')}, all` });
  return await Promise.all(sets.filter((set) => code === 'all' || set.code === code).map(namedSet));
}

function chosenLaws(names: readonly string[] | undefined) {
  if (names === undefined) return allLaws;
  const known = allLaws.map(({ name }) => name);
  for (const name of names)
    if (!known.includes(name))
      fail('fuzz/unknown-law', `there is no law “${name}”`, { help: `one of ${known.join(', ')}` });
  return allLaws.filter(({ name }) => names.includes(name));
}

/** A format as it is fuzzed, where it says in what way: of one of a project, decks as it has them are enough. */
function fuzzedFormat(format: KitFormat, isOwn: boolean, mods: readonly Mod[] = []): NamedFormat | undefined {
  const { name, playedOtherwise, decks } = format;
  const own = isOwn && decks !== undefined ? { name, decks, neverEnds: false } : undefined;
  const how = playedOtherwise ?? own;
  return how && { ...how, plugin: errataWithMods(format.plugin({ sets: [], banned: [] }), mods) };
}

/** The format that is named, else the project's; a game as it is where there is none. */
async function chosenFormat(
  game: ChosenGame,
  given: string | undefined,
  cwd: string,
): Promise<NamedFormat | undefined> {
  const { kit } = game;
  const name = given ?? game.format;
  if (name === undefined) return undefined;
  const isOwn = game.format === name || isPath(name);
  const known = kit.formats.filter(({ playedOtherwise }) => playedOtherwise !== undefined);
  const format = isOwn ? (await formatNamed(game, name, cwd)).format : known.find((one) => one.name === name);
  const fuzzed = format && fuzzedFormat(format, isOwn, game.mods);
  if (fuzzed !== undefined || given === undefined) return fuzzed;
  const names = known.map((one) => one.name);
  return fail('fuzz/unknown-format', `no game of ${kit.name} is played otherwise in a format “${name}”`, {
    help: names.length === 0 ? 'leave --format out' : `one of ${names.join(', ')}; others are about decks`,
  });
}

/** How many sit at the table. */
function seats(game: Fuzzable, players: number | undefined): { readonly players?: readonly number[] } {
  if (players === undefined) return {};
  const { minPlayers, maxPlayers } = game.createEngine({}).rules;
  if (players < minPlayers || players > maxPlayers)
    fail('fuzz/players', `this game is not for ${players} players`, {
      help:
        minPlayers === maxPlayers ? `it is for ${minPlayers}` : `it is for ${minPlayers} to ${maxPlayers}`,
    });
  return { players: [players] };
}

/** The cards of some files or of the project, else of sets that come with the game. */
async function chosenCards(
  game: ChosenGame,
  { set, pool = [] }: FuzzCommandOptions,
  terminal: Terminal,
): Promise<readonly Named[]> {
  const isPool = pool.length > 0 || (game.pool !== undefined && set === undefined);
  if (!isPool && game.shipped.length > 0) return await chosenSets(game, set ?? 'all');
  const [{ setsOf }, { warnOfLeftOut }] = await Promise.all([
    import('../../games/load-game.ts'),
    import('../../card-files/index.ts'),
  ]);
  const sets = await setsOf(game, { pool }, terminal.cwd, (leftOut) => warnOfLeftOut(terminal, leftOut));
  return sets.map(({ plugin }) => pooled(plugin));
}

/** `fuzz` */
export async function fuzzGames(terminal: Terminal, options: FuzzCommandOptions): Promise<number> {
  const chosen = await options.shelf.asked();
  const format = await chosenFormat(chosen, options.format, terminal.cwd);
  const game = await loadFuzzable(chosen.kit, await chosenCards(chosen, options, terminal), format);
  const laws = chosenLaws(options.law);
  const progress = await startProgress(terminal, options.games, 'games');
  const begun = performance.now();
  const { games, seed } = options;
  const report = fuzz({
    ...game,
    ...seats(game, options.players),
    games,
    seed,
    laws,
    onGame: (done) => progress.update(done),
  });
  progress.stop();
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(1));
  if (options.json) writeAnswer(terminal, { seed, ...report, seconds }, [], report.findings.length === 0);
  else print(terminal, report, seed, seconds);
  return report.findings.length > 0 ? 1 : 0;
}

function print(terminal: Terminal, report: FuzzReport, seed: number, seconds: number): void {
  const { colors } = terminal;
  const { games, fromBoards, thorough, decisions, findings } = report;
  terminal.print(
    `${games} games from seed ${seed}, ${fromBoards} of them from boards, ${thorough} looked at throughout`,
  );
  terminal.print(`${decisions} decisions in ${seconds} s\n`);
  terminal.print(
    `${'law'.padEnd(28)} ${'looked at'.padStart(10)} ${'judged'.padStart(12)} ${'not judged'.padStart(11)}`,
  );
  for (const [law, { checks, judged, unjudged }] of Object.entries(report.laws))
    terminal.print(
      `${law.padEnd(28)} ${String(checks).padStart(10)} ${String(judged).padStart(12)} ${String(unjudged).padStart(11)}`,
    );
  terminal.print('');
  for (const { law, message, game, from, decisions: after, scenario } of findings) {
    terminal.print(colors.red(`${law} does not hold in game ${game} (from ${from}) after ${after} answers`));
    terminal.print(`  ${message}\n`);
    terminal.print(scenario ?? '  No board shows it; --json has the game with all its answers.\n');
  }
  terminal.print(findings.length === 0 ? 'No finding.' : colors.red(`${findings.length} findings.`));
}
