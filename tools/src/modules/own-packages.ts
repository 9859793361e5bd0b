import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { defineConfig } from './define-config.ts';

const IMPORTED = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** What a module and those beside it import that this program has too, by name. */
function namesIn(file: string, seen: Set<string>, names: Set<string>): void {
  if (seen.has(file) || !existsSync(file) || !statSync(file).isFile()) return;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
    if (name.startsWith('@cardwright/')) names.add(name);
    if (!name.startsWith('.')) continue;
    const path = resolve(dirname(file), name);
    for (const other of [path, `${path}.ts`, path.replace(/\.js$/, '.ts')]) namesIn(other, seen, names);
  }
}

/**
 * The packages of this program that a module asks for, as this program has them: events and columns are known by what they
 * are, so that a plugin that brought a second copy of its game would be one of another game.
 */
export async function ownPackages(file: string): Promise<Readonly<Record<string, unknown>>> {
  const names = new Set<string>();
  namesIn(file, new Set(), names);
  const found: Record<string, unknown> = { 'cardwright/config': { defineConfig } };
  for (const name of names) {
    try {
      found[name] = await import(/* @vite-ignore */ name);
    } catch {
      // Whoever loads the module says that there is no such package, with its place.
    }
  }
  return found;
}
