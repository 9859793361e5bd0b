import { CardwrightError, parseReplay, playReplay, type Replay, verifyReplay } from '@cardwright/core';
import { SourceFile } from '../../files/source-file.ts';
import type { Game } from '../../games/game.ts';
import { loadGame } from '../../games/load-game.ts';
import { parseJson } from '../../games/saved-game.ts';
import { problemsOf } from '../../problems/from-error.ts';
import { ProblemError } from '../../problems/problem.ts';
import { placeAt } from '../../set-file/read-yaml.ts';
import { gameNames, rowOf, USUAL_GAME } from '../../shelf/shelf.ts';
import { Narrator } from '../../telling/narrator.ts';
import { renderLine } from '../../telling/render-line.ts';
import type { Terminal } from '../../terminal/terminal.ts';

/** What was wrong with a replay, at the step in the file where it shows. */
function withPlace(error: CardwrightError, file: SourceFile): ProblemError {
  const { index } = error.details;
  const place = typeof index === 'number' ? placeAt(file, ['steps', index]) : file.place(0);
  return new ProblemError((problemsOf(error, '') ?? []).map((problem) => ({ ...problem, place })));
}

/** The game that a replay was played by, as its header names it; the usual one where it names none that is known. */
async function gameOf(data: unknown): Promise<Game> {
  const plugins = (data as Partial<Replay> | null)?.plugins;
  const names = Array.isArray(plugins) ? plugins.map((plugin) => plugin?.name) : [];
  const name = gameNames.find((one) => names.includes(one)) ?? USUAL_GAME;
  const { formats } = await rowOf(name).kit();
  // Not those with seasons: which sets they have is in no replay.
  const format = formats.find(
    (one) => !one.seasons && names.includes(one.plugin({ sets: [], banned: [] }).name),
  );
  return loadGame(name, format === undefined ? {} : { format: format.name });
}

/** `replay <file>` */
export async function replay(
  terminal: Terminal,
  name: string,
  options: { readonly verify?: boolean; readonly json?: boolean },
): Promise<number> {
  const file = SourceFile.read(name, terminal.cwd);
  const data = parseJson(file, 'replay-corrupt');
  const game = await gameOf(data);
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
    if (options.json) terminal.print(JSON.stringify({ file: name, ...report }, null, 2));
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
