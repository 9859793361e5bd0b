import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DeclaredTest, testsInSource } from './tests-in-source.ts';

/**
 * The tests declared in the `*.test.ts` files of folders, recursively.
 *
 * @param root folder that the tests' paths are relative to
 * @param folders below it
 * @throws Error of the file system for a missing folder
 */
export function testsInFolders(root: string, folders: readonly string[]): readonly DeclaredTest[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
      .sort()
      .flatMap((file) => {
        const path = join(folder, file).replaceAll('\\', '/');
        return testsInSource(readFileSync(join(root, path), 'utf8'), path);
      }),
  );
}
