import { USUAL_GAME } from '../../shelf/shelf.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { type ColdTask, measureCold, runCold } from './cold.ts';

/** `bench`. What is measured is loaded when its turn comes: a cold measurement must find nothing loaded. */
export async function bench(
  terminal: Terminal,
  options: {
    readonly seconds: number;
    readonly runs: number;
    readonly json?: boolean;
    readonly cold?: ColdTask;
  },
): Promise<number> {
  if (options.cold !== undefined) {
    terminal.print(String(await runCold(options.cold)));
    return 0;
  }
  const coldGrammarMs = measureCold('grammar', options.runs);
  const setLoadMs = measureCold('set', options.runs);
  const { loadGame } = await import('../../games/load-game.ts');
  const { loadTextGame } = await import('../../texts/load-text-game.ts');
  const game = await loadGame(USUAL_GAME);
  const { benchEngine } = await import('./engine-bench.ts');
  const engine = benchEngine(game, options);
  const { benchLanguage } = await import('./language-bench.ts');
  const language = benchLanguage(await loadTextGame(), options);
  const figures = { ...engine, coldGrammarMs, ...language, setLoadMs };
  if (options.json) terminal.print(JSON.stringify(figures, null, 2));
  else {
    const { renderFigures } = await import('./render.ts');
    terminal.print(renderFigures(figures));
  }
  return 0;
}
