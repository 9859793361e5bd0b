import { writeAnswer } from '../../machine/answer.ts';
import type { GivenShelf } from '../../session.ts';
import { partOf } from '../../shelf/part-of.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { type ColdTask, measureCold, runCold } from './cold.ts';

/** `bench`. What is measured is loaded when its turn comes: a cold measurement must find nothing loaded. */
export async function bench(
  terminal: Terminal,
  options: GivenShelf & {
    readonly seconds: number;
    readonly runs: number;
    readonly json?: boolean;
    readonly cold?: ColdTask;
  },
): Promise<number> {
  if (options.cold !== undefined) {
    terminal.print(String(await runCold(options.cold, await options.shelf.asked(), terminal.cwd)));
    return 0;
  }
  // Processes of their own measure what is cold: that the kit is loaded here already is nothing to them.
  const chosen = await options.shelf.asked();
  const of = partOf(chosen.kit, 'bench');
  const cold = (task: ColdTask) => measureCold(task, options.shelf, options.runs, terminal.cwd);
  const [coldGrammarMs, setLoadMs] = [cold('grammar'), cold('set')];
  const { loadGame, setsOf } = await import('../../games/load-game.ts');
  const { loadTextGame } = await import('../../texts/load-text-game.ts');
  const game = await loadGame(chosen, {}, terminal.cwd);
  const { benchEngine } = await import('./engine-bench.ts');
  const engine = benchEngine(game, of, options);
  const { benchLanguage } = await import('./language-bench.ts');
  const language = benchLanguage(
    await loadTextGame(chosen),
    await setsOf(chosen, {}, terminal.cwd),
    of,
    options,
  );
  const figures = { ...engine, coldGrammarMs, ...language, setLoadMs };
  if (options.json) writeAnswer(terminal, figures);
  else {
    const { renderFigures } = await import('./render.ts');
    terminal.print(renderFigures(figures));
  }
  return 0;
}
