import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fail } from '../problems/problem.ts';
import { makeEach, makeFolder, refuseUnnamed, refuseWriting } from './write-file.ts';

/** Whether there is something in the way of a new folder. */
function isTaken(path: string): boolean {
  try {
    return readdirSync(path).length > 0;
  } catch {
    return existsSync(path);
  }
}

/** Refuses a folder that has something in it already: nothing is written over. @throws ProblemError */
export function refuseTaken(name: string, cwd: string): void {
  refuseUnnamed(name);
  if (isTaken(resolve(cwd, name)))
    fail('file/exists', `${name} is there already, and not an empty folder`, {
      help: 'name a folder that is not there yet, or move that one out of the way',
    });
}

/**
 * Writes a new folder atomically: it is created next to its place and moved there once complete.
 *
 * @param files texts by path in the folder
 * @throws ProblemError if something exists there already, or it cannot be written
 */
export function writeTree(name: string, files: ReadonlyMap<string, string>, cwd: string): void {
  refuseTaken(name, cwd);
  const target = resolve(cwd, name);
  makeFolder(dirname(target), cwd);
  const draft = `${target}.${process.pid}.tmp`;
  try {
    for (const [path, text] of files) {
      const file = join(draft, path);
      makeEach(dirname(file));
      writeFileSync(file, text);
    }
    // An empty folder may be replaced on some systems only.
    rmSync(target, { recursive: true, force: true });
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    refuseWriting(name, error);
  }
}
