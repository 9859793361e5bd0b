import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold no sources. */
const PASSED_OVER = new Set(['node_modules', 'dist', 'coverage']);
/** How deep files are looked for, and how many at most. */
const DEEPEST = 6;
const MOST = 200;

/** Whether a YAML text is a set: it has cards, and says which set it is. */
export const isSetText = (text: string): boolean => /^cards:/m.test(text) && /^set:/m.test(text);

/** The set files in a folder and below, with their texts. */
export function setFilesIn(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const look = (at: string, depth: number): void => {
    if (depth > DEEPEST) return;
    for (const entry of entriesOf(at)) {
      if (found.size >= MOST) return;
      const path = join(at, entry.name);
      if (entry.isDirectory() && !entry.name.startsWith('.') && !PASSED_OVER.has(entry.name))
        look(path, depth + 1);
      if (!entry.isFile() || !/\.ya?ml$/.test(entry.name)) continue;
      const text = textOf(path);
      if (isSetText(text)) found.set(path, text);
    }
  };
  look(folder, 0);
  return found;
}

/** What is in a folder; nothing where it may not be read. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
