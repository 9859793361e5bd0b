import type { BegunPackage, KitParts } from '@cardwright/dsl/kit';
import { packageFiles } from '../package/package-files.ts';

/** Every file of a package that a game's kit begins, by path. */
export function begunFiles(
  { imports }: KitParts,
  name: string,
  { description, source, test: [path, test] }: BegunPackage,
): ReadonlyMap<string, string> {
  return new Map([
    ...packageFiles({
      name,
      description,
      dependencies: ['@cardwright/core', '@cardwright/dsl', imports.package],
      devDependencies: ['@cardwright/testkit'],
    }),
    ['src/index.ts', source],
    [`test/${path}`, test],
  ]);
}
