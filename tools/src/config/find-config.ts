import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a configuration is called, the first of a folder counts. */
export const CONFIG_NAMES = ['ts', 'mts', 'js', 'mjs', 'json'].map(
  (extension) => `cardwright.config.${extension}`,
);

/** The configuration of a folder, in it or in the nearest one above. */
export function findConfig(folder: string): string | undefined {
  const found = CONFIG_NAMES.map((name) => join(folder, name)).find((path) => existsSync(path));
  const above = dirname(folder);
  return found ?? (above === folder ? undefined : findConfig(above));
}
