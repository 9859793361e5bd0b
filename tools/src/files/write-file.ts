import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

/** Makes a folder, with those around it, where it is not there yet. */
export function makeFolder(name: string, cwd: string): void {
  try {
    mkdirSync(resolve(cwd, name), { recursive: true });
  } catch (error) {
    refuseWriting(name, error);
  }
}

/** Writes a file whole or not at all: a crash or a full disk leaves what was there. */
export function writeWhole(name: string, text: string, cwd: string): void {
  const path = resolve(cwd, name);
  const draft = `${path}.${process.pid}.tmp`;
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
      throw Object.assign(new Error(), { code: 'EISDIR' });
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (error) {
    if (!draft.includes('\0')) rmSync(draft, { force: true });
    refuseWriting(name, error);
  }
}
