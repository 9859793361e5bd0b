import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type DeclaredTest, testsInFolders } from '@cardwright/testkit/conformance';

/**
 * The tests of this repository's packages, none where only its packages are installed, which ship no tests; and those of a
 * project.
 */
export function declaredTests(project?: string): readonly DeclaredTest[] {
  const packages = dirname(dirname(createRequire(import.meta.url).resolve('@cardwright/core/package.json')));
  const folders = readdirSync(packages)
    .map((name) => `packages/${name}/test`)
    .filter((folder) => existsSync(join(packages, '..', folder)));
  const own =
    project !== undefined && existsSync(join(project, 'test')) ? testsInFolders(project, ['test']) : [];
  return [...testsInFolders(dirname(packages), folders), ...own];
}
