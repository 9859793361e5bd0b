import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The folder of the first set's package, which ships its text and the schema of all sets. */
export const set1Folder = (): string =>
  dirname(createRequire(import.meta.url).resolve('@cardwright/cards-set1/package.json'));
