import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fail } from '../../problems/problem.ts';
import { LIMITS } from './limits.ts';

const CARDS = 'cards.yaml';

/** Whether something is there, if only a link that leads nowhere. */
function stands(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** Where a path leads: of one that is not there, its nearest folder that is. Undefined for a link that leads nowhere. */
function leadsTo(path: string): string | undefined {
  if (!stands(path)) return dirname(path) === path ? undefined : leadsTo(dirname(path));
  return existsSync(path) ? realpathSync(path) : undefined;
}

/** Whether a path is the folder or in it, whatever links lead there. */
function isWithin(path: string, folder: string): boolean {
  const led = leadsTo(path);
  if (led === undefined) return false;
  const way = relative(realpathSync(folder), led);
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way);
}

/**
 * A file that may be served: of the working folder or below it, not too large; of a folder, its set's.
 *
 * @throws ProblemError for another
 */
export function servedFile(name: string, cwd: string): string {
  const path = resolve(cwd, name);
  // Also of what is not there: whether it is stays unsaid of what is outside.
  if (!isWithin(path, cwd))
    fail('mcp/outside', `${name} is outside of the folder that is served`, {
      help: 'start `cardwright mcp` in the folder of the project, and name files as seen from there',
    });
  // What is not there is told by the command.
  if (!existsSync(path)) return name;
  if (statSync(path).isDirectory()) return servedFile(join(name, CARDS), cwd);
  if (statSync(path).size > LIMITS.file)
    fail('mcp/too-much', `${name} has more than ${LIMITS.file / 2 ** 20} MB`, {
      help: '`cardwright check` and `cardwright coverage` read files of any size',
    });
  return name;
}
