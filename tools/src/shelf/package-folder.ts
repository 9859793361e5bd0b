import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The folder of a package, which ships its set's text and the schema of its game's sets. */
export const packageFolder = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
