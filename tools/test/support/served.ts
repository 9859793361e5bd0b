import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for all tests of a file. */
export function served(files: Readonly<Record<string, string>>): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-served-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
