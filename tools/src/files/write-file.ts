import { mkdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fail } from '../problems/problem.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'the disk may not be written',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'it is a file, not a folder',
  ENAMETOOLONG: 'its name is too long',
  ERR_INVALID_ARG_VALUE: 'no file can have such a name',
};

/** Tells why a path cannot be written. @throws ProblemError */
export function refuseWriting(name: string, error: unknown): never {
  const { code = '' } = error as NodeJS.ErrnoException;
  return fail('file/unwritable', `${name} cannot be written: ${reasons[code] ?? code}`, {
    help: 'give a path that may be written, seen from the folder you are in',
  });
}

/** Refuses what no file can be called, nothing too: that would be the folder one is in. @throws ProblemError */
export function refuseUnnamed(name: string): void {
  if (name === '' || name.includes('\0'))
    refuseWriting(name === '' ? 'a file without a name' : name, { code: 'ERR_INVALID_ARG_VALUE' });
}

/**
 * Makes a folder and those around it that are not there yet; notes which. Not by Node's own way of making several,
 * which never comes back from folders that take no others.
 */
export function makeEach(path: string, made: string[] = []): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const parent = dirname(path);
  if (parent !== path) makeEach(parent, made);
  try {
    mkdirSync(path);
  } catch (error) {
    // What is told of a folder that takes no others (/proc), though it is there.
    const refused = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw refused ? Object.assign(new Error(), { code: 'EPERM' }) : error;
  }
  made.push(path);
}

/** Makes a folder, with those around it, where it is not there yet: all of them or none. */
export function makeFolder(name: string, cwd: string): void {
  const made: string[] = [];
  refuseUnnamed(name);
  try {
    makeEach(resolve(cwd, name), made);
  } catch (error) {
    for (const path of made.reverse()) rmdirSync(path);
    refuseWriting(name, error);
  }
}

/** Writes a file atomically: a crash or a full disk leaves the previous content. */
export function writeWhole(name: string, text: string, cwd: string): void {
  const path = resolve(cwd, name);
  const draft = `${path}.${process.pid}.tmp`;
  refuseUnnamed(name);
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
      throw Object.assign(new Error(), { code: 'EISDIR' });
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    refuseWriting(name, error);
  }
}
