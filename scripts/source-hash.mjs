// A hash of everything that the bundles are made from. The build writes it beside the command line's bundle
// (tools/dist/source-hash), and `cardwright` compares it to know whether the bundles are those of these sources.
//
// Contents, not modification times: a checkout or a cache gives files new times, and either would make a good
// build look stale or a stale one look good. Reading the sources takes some 20 ms.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
export const stampFile = join(root, 'tools/dist/source-hash');

const skipped = new Set(['node_modules', 'dist', 'test', '.types']);

/** @param {string} folder @returns {Generator<string>} */
function* files(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (!/\.(md|tgz|log)$|\.test\.ts$/.test(entry.name)) yield path;
  }
}

export function sourceHash() {
  const hash = createHash('sha1');
  for (const folder of ['packages', 'tools']) {
    for (const path of files(join(root, folder))) {
      hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
    }
  }
  return hash.digest('hex');
}
