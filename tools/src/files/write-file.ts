import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fail } from '../problems/problem.ts';

/** Writes a file whole or not at all: a crash or a full disk leaves what was there. */
export function writeWhole(name: string, text: string, cwd: string): void {
  const path = resolve(cwd, name);
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    fail('file/unwritable', `${name} cannot be written: ${(error as Error).message}`);
  }
}
