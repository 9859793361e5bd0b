import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fail } from '../../problems/problem.ts';
import { type GameName, rowOf } from '../../shelf/shelf.ts';
import { median } from './measure.ts';

/** What can only be measured in a process that has done nothing else. */
export type ColdTask = 'grammar' | 'set';

/** Does a cold task in this process. Returns milliseconds. */
export async function runCold(task: ColdTask, game: GameName): Promise<number> {
  const { kit: loadKit, sets } = rowOf(game);
  if (task === 'grammar') {
    const begun = performance.now();
    const { languageOf } = await (await loadKit()).language();
    languageOf([]).prepare();
    return performance.now() - begun;
  }
  const [{ createEngine }, { plugin }] = await Promise.all([import('@cardwright/core'), loadKit()]);
  const begun = performance.now();
  createEngine({ plugins: [plugin, (await sets[0].load()).plugin] });
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
export function measureCold(task: ColdTask, game: GameName, runs: number): number {
  const { file, env } = entry();
  const times = Array.from({ length: runs }, () => {
    const argv = [file, 'bench', '--game', game, '--cold', task];
    const child = spawnSync(process.execPath, argv, { encoding: 'utf8', env });
    const time = Number(child.stdout);
    if (child.status !== 0 || Number.isNaN(time))
      fail('bench/child', `measuring “${task}” failed: ${child.stderr}`);
    return time;
  });
  return Number(median(times).toFixed(1));
}
