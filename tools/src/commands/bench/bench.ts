import { partOf } from '../../shelf/part-of.ts';
import { type GameName, rowOf } from '../../shelf/shelf.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { type ColdTask, measureCold, runCold } from './cold.ts';

/** `bench`. What is measured is loaded when its turn comes: a cold measurement must find nothing loaded. */
export async function bench(
  terminal: Terminal,
  options: {
    readonly game: GameName;
    readonly seconds: number;
    readonly runs: number;
    readonly json?: boolean;
    readonly cold?: ColdTask;
  },
): Promise<number> {
  if (options.cold !== undefined) {
    terminal.print(String(await runCold(options.cold, options.game)));
    return 0;
  }
  // Processes of their own measure what is cold: that the kit is loaded here already is nothing to them.
  const of = partOf(await rowOf(options.game).kit(), 'bench');
  const coldGrammarMs = measureCold('grammar', options.game, options.runs);
  const setLoadMs = measureCold('set', options.game, options.runs);
  const { loadGame } = await import('../../games/load-game.ts');
  const { loadTextGame } = await import('../../texts/load-text-game.ts');
  const game = await loadGame(options.game);
  const { benchEngine } = await import('./engine-bench.ts');
  const engine = benchEngine(game, of, options);
  const { benchLanguage } = await import('./language-bench.ts');
  const language = benchLanguage(await loadTextGame(options.game), of, options);
  const figures = { ...engine, coldGrammarMs, ...language, setLoadMs };
  if (options.json) terminal.print(JSON.stringify(figures, null, 2));
  else {
    const { renderFigures } = await import('./render.ts');
    terminal.print(renderFigures(figures));
  }
  return 0;
}
