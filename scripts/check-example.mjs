// Packs the packages as they would be published, unpacks the archives into a copy of the example and runs its tests: what
// somebody else's repository does. Takes the bundles that are built. Nothing is fetched, nor asked of npm's cache: what the
// packages need besides is found in the workspace's node_modules.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const begun = Date.now();
// Inside the workspace, so that Vitest is found there; the packages are found nearer, in the copy's own node_modules.
const target = resolve('.cache/example');
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
cpSync('examples/studious', target, { recursive: true });

const packages = ['core', 'dsl', 'lorcana', 'testkit'];
for (const name of packages) {
  const folder = join('packages', name);
  if (!existsSync(join(folder, 'dist/index.js')))
    throw new Error(`${folder} is not built: run \`npm run build\`.`);
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', target], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [result] = Object.values(JSON.parse(packed.toString()));
  const installed = join(target, 'node_modules/@cardwright', name);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(target, result.filename), '-C', installed, '--strip-components=1']);
  if (!existsSync(join(installed, 'dist/index.js')))
    throw new Error(`@cardwright/${name} has no dist/index.js in its archive.`);
}
execFileSync(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', target], {
  cwd: target,
  stdio: 'inherit',
});
console.log(`the example passes from packed archives (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
