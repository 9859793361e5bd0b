import { CardwrightError, parseReplay, playReplay, type Replay, verifyReplay } from '@cardwright/core';
import { warnOfLeftOut } from '../../card-files/index.ts';
import { SourceFile } from '../../files/source-file.ts';
import type { Game } from '../../games/game.ts';
import { type GameChoice, loadGame } from '../../games/load-game.ts';
import { parseJson } from '../../games/saved-game.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { problemsOf } from '../../problems/from-error.ts';
import { ProblemError } from '../../problems/problem.ts';
import type { GivenShelf } from '../../session.ts';
import { placeAt } from '../../set-file/read-yaml.ts';
import type { ChosenGame } from '../../shelf/chosen-game.ts';
import type { Games } from '../../shelf/games.ts';
import { gameNames } from '../../shelf/shelf.ts';
import { Narrator } from '../../telling/narrator.ts';
import { renderLine } from '../../telling/render-line.ts';
import type { Terminal } from '../../terminal/terminal.ts';

/** What was wrong with a replay, at the step in the file where it shows. */
function withPlace(error: CardwrightError, file: SourceFile): ProblemError {
  const { index } = error.details;
  const place = typeof index === 'number' ? placeAt(file, ['steps', index]) : file.place(0);
  return new ProblemError((problemsOf(error, '') ?? []).map((problem) => ({ ...problem, place })));
}

/** The game that is meant, where the replay is of it; else the one of this program that it is of. */
async function chosenFor(names: readonly string[], games: Games): Promise<ChosenGame> {
  const asked = await games.asked();
  const other = gameNames.find((one) => names.includes(one));
  if (other === undefined || names.includes(asked.kit.name)) return asked;
  const found = await games.named(other);
  return 'kit' in found ? found : asked;
}

/** The game that a replay was played by, as its header names it. */
async function gameOf(data: unknown, { shelf, ...choice }: ReplayOptions, terminal: Terminal): Promise<Game> {
  const plugins = (data as Partial<Replay> | null)?.plugins;
  const names = Array.isArray(plugins) ? plugins.map((plugin) => String(plugin?.name)) : [];
  const chosen = await chosenFor(names, shelf);
  // Not those with seasons: which sets they have is in no replay.
  const format = chosen.kit.formats.find(
    (one) => !one.seasons && names.includes(one.plugin({ sets: [], banned: [] }).name),
  );
  const played = format === undefined ? choice : { format: format.name, ...choice };
  return loadGame(chosen, played, terminal.cwd, (leftOut) => warnOfLeftOut(terminal, leftOut));
}

interface ReplayOptions extends GivenShelf, Pick<GameChoice, 'pool' | 'format'> {
  readonly verify?: boolean;
  readonly json?: boolean;
}

/** `replay <file>` */
export async function replay(terminal: Terminal, name: string, options: ReplayOptions): Promise<number> {
  const file = SourceFile.read(name, terminal.cwd);
  const data = parseJson(file, 'replay-corrupt');
  const game = await gameOf(data, options, terminal);
  const engine = game.createEngine();
  try {
    const read: Replay = parseReplay(data);
    // Before it is told: a story that ends in a refusal would be no story of this game.
    const report = verifyReplay(engine, read);
    if (options.verify !== true && options.json !== true) {
      const tell = new Narrator(engine, ['Ann', 'Ben'], 'everyone', game.kit.telling, (line) =>
        terminal.print(renderLine(line, terminal.colors)),
      );
      const stop = engine.observe(tell);
      try {
        playReplay(engine, read, { hashes: 'skip' });
      } finally {
        stop();
      }
      terminal.print();
    }
    if (options.json) writeAnswer(terminal, { file: name, ...report });
    else
      terminal.print(
        `${name}: ${report.steps} steps, ${report.turns} turns, ${report.hashes} hashes are equal.`,
      );
    return 0;
  } catch (error) {
    if (error instanceof CardwrightError) throw withPlace(error, file);
    throw error;
  }
}
