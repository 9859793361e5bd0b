// Packs the packages as they would be published, installs the archives into a copy of the example and runs its tests:
// what somebody else's repository does. Takes the bundles that are built; nothing is fetched.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const begun = Date.now();
// Inside the workspace, so that Vitest is found in its node_modules; the packages are found nearer, in the copy's own.
const target = resolve('.cache/example');
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
cpSync('examples/studious', target, { recursive: true });

const packages = ['core', 'dsl', 'lorcana', 'testkit'];
/** @type {Record<string, string>} */
const archives = {};
for (const name of packages) {
  const folder = join('packages', name);
  if (!existsSync(join(folder, 'dist/index.js')))
    throw new Error(`${folder} is not built: run \`npm run build\`.`);
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', target], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [result] = Object.values(JSON.parse(packed.toString()));
  archives[`@cardwright/${name}`] = `file:./${result.filename}`;
}

const manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
manifest.dependencies = archives;
delete manifest.devDependencies;
writeFileSync(join(target, 'package.json'), JSON.stringify(manifest, null, 2));
const install = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
execFileSync('npm', [...install, '--no-package-lock', '--workspaces=false'], {
  cwd: target,
  stdio: 'inherit',
});
for (const name of packages)
  if (!existsSync(join(target, 'node_modules/@cardwright', name, 'dist/index.js')))
    throw new Error(`@cardwright/${name} was not installed from its archive.`);
execFileSync(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', target], {
  cwd: target,
  stdio: 'inherit',
});
console.log(`the example passes from packed archives (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
