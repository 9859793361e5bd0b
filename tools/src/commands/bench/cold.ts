import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fail } from '../../problems/problem.ts';
import type { ChosenGame } from '../../shelf/chosen-game.ts';
import type { Games } from '../../shelf/games.ts';
import { median } from './measure.ts';

/** What can only be measured in a process that has done nothing else. */
export type ColdTask = 'grammar' | 'set';

/** Does a cold task in this process. Returns milliseconds. */
export async function runCold(task: ColdTask, game: ChosenGame, cwd: string): Promise<number> {
  const { kit } = game;
  if (task === 'grammar') {
    const begun = performance.now();
    const { languageOf } = await kit.language();
    languageOf([]).prepare();
    return performance.now() - begun;
  }
  const [{ createEngine }, { setsOf }] = await Promise.all([
    import('@cardwright/core'),
    import('../../games/load-game.ts'),
  ]);
  const begun = performance.now();
  const sets = await setsOf(game, {}, cwd);
  createEngine({ plugins: [...kit.plugins, ...sets.map(({ plugin }) => plugin)] });
  return performance.now() - begun;
}

/** The entry point of the running command, so that the bundle measures the bundle and the source the source. */
function entry(): { readonly file: string; readonly env: NodeJS.ProcessEnv } {
  const folder = dirname(createRequire(import.meta.url).resolve('cardwright/package.json'));
  const bundled = import.meta.url.includes('/dist/');
  return bundled
    ? { file: join(folder, 'dist/cli.js'), env: process.env }
    : { file: join(folder, 'bin/cardwright.js'), env: { ...process.env, CARDWRIGHT_RUN: 'source' } };
}

/** The median time of a cold task in fresh processes, in milliseconds. @param runs number of processes */
export function measureCold(task: ColdTask, games: Games, runs: number, cwd: string): number {
  const { file, env } = entry();
  const times = Array.from({ length: runs }, () => {
    const argv = [file, 'bench', ...games.options, '--cold', task];
    const child = spawnSync(process.execPath, argv, { encoding: 'utf8', env, cwd });
    const time = Number(child.stdout);
    if (child.status !== 0 || Number.isNaN(time))
      fail('bench/child', `measuring “${task}” failed: ${child.stderr}`);
    return time;
  });
  return Number(median(times).toFixed(1));
}
