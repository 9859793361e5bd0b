#!/usr/bin/env node
// Published, this only loads the bundle. In the workspace it makes sure that what runs is what the sources say:
// the bundles when they were built from exactly these sources (fast to load, and what speed is measured on),
// otherwise the sources themselves through tsx. It never builds: a command must not change files as a side effect,
// and `npm ci` and `npm run build` already do.
import { existsSync, readFileSync } from 'node:fs';

const dist = new URL('../dist/cli.js', import.meta.url);
const source = new URL('../src/cli.ts', import.meta.url);

async function isFresh() {
  const { sourceHash, stampFile } = await import('../../scripts/source-hash.mjs');
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === sourceHash();
}

if (!existsSync(source)) {
  await import(dist.href);
} else if (process.env.CARDWRIGHT_RUN === 'source' || !(await isFresh())) {
  if (!process.env.CARDWRIGHT_RUN) {
    console.error(
      'cardwright: no bundle of these sources, running from source (`npm run build` makes it faster)',
    );
  }
  await import('../../scripts/register-source.mjs');
  await import(source.href);
} else {
  await import(dist.href);
}
