import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const config = fileURLToPath(new URL('./package.vitest.config.ts', import.meta.url));

/** A folder inside the workspace, so that what is made in it finds the workspace's packages. */
export function workspaceScratch(): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/made-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const node = (args: readonly string[], cwd: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', VITEST: '' },
  });
  return { status, output: `${stdout}${stderr}` };
};

/** Runs the tests of a package that was made in this workspace. */
export const testPackage = (folder: string) =>
  node([join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--config', config], folder);

/** Compiles packages as their `npm run build` does, in one go and against the sources of this workspace. */
export function buildPackages(folders: readonly string[]) {
  const [first] = folders;
  const project = join(first!, 'tsconfig.all.json');
  const sources = folders.flatMap((folder) => [join(folder, 'src'), join(folder, 'src/**/*.json')]);
  writeFileSync(
    project,
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: {
        ...{ noEmit: true, rootDir: root, allowImportingTsExtensions: true },
        customConditions: ['@cardwright/source'],
      },
      include: sources,
    }),
  );
  return node([join(root, 'node_modules/typescript/bin/tsc'), '-p', project], first!);
}
