// The packages as they would be published, unpacked into a folder outside of the workspace: what somebody else has.
// Nothing is fetched, nor asked of npm's cache: what they need besides is linked from the workspace's node_modules.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const folders = {
  '@cardwright/core': 'packages/core',
  '@cardwright/dsl': 'packages/dsl',
  '@cardwright/lorcana': 'packages/lorcana',
  '@cardwright/kingdom-hearts': 'packages/kingdom-hearts',
  '@cardwright/bots': 'packages/bots',
  '@cardwright/testkit': 'packages/testkit',
  '@cardwright/cards-set1': 'packages/cards-set1',
  '@cardwright/cards-set2': 'packages/cards-set2',
  '@cardwright/cards-kh': 'packages/cards-kh',
  cardwright: 'tools',
  'create-cardwright': 'create',
};

/** What a package is loaded by, where it is a command. @type {Record<string, string>} */
const mains = { cardwright: 'dist/cli.js', 'create-cardwright': 'bin/create-cardwright.js' };

/** The folder of a package as a workspace's folder finds it. @param {string} name @param {string} from */
function installed(name, from) {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return realpathSync(found);
    if (dirname(folder) === folder) throw new Error(`${name} is not installed: run \`npm ci\`.`);
  }
}

/** @param {string} name @param {string} from @param {string} into */
function link(name, from, into) {
  const place = join(into, 'node_modules', name);
  if (existsSync(place)) return;
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(installed(name, from), place, 'dir');
}

/**
 * Installs the packages into a folder.
 *
 * @param {string} target
 * @param {readonly string[]} others what the project needs besides, from the workspace
 */
export function installPacked(target, others) {
  const modules = join(target, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const [name, folder] of Object.entries(folders)) {
    const main = mains[name] ?? 'dist/index.js';
    if (!existsSync(join(folder, main))) throw new Error(`${folder} is not built: run \`npm run build\`.`);
    const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', target], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [result] = Object.values(JSON.parse(packed.toString()));
    const place = join(modules, name);
    mkdirSync(place, { recursive: true });
    execFileSync('tar', ['-xzf', join(target, result.filename), '-C', place, '--strip-components=1']);
    if (!existsSync(join(place, main))) throw new Error(`${name} has no ${main} in its archive.`);
    const { dependencies = {} } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    for (const other of Object.keys(dependencies)) if (!(other in folders)) link(other, folder, target);
  }
  for (const other of others) link(other, '.', target);
}

/** The file that a package's command is. @param {string} name @param {string} file */
export const binOf = (name, file) =>
  join(dirname(createRequire(join(process.cwd(), 'x.js')).resolve(`${name}/package.json`)), file);

/**
 * Every entry of the packages in a folder that a program can import: what they export, but for data.
 *
 * @param {string} target
 * @returns {string[]}
 */
export function importsOfAll(target) {
  return Object.keys(folders).flatMap((name) => {
    const { exports = {} } = JSON.parse(
      readFileSync(join(target, 'node_modules', name, 'package.json'), 'utf8'),
    );
    return Object.keys(exports)
      .filter((entry) => !entry.endsWith('.json'))
      .map((entry) => `${name}${entry.slice(1)}`);
  });
}
