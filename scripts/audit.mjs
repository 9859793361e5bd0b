// Whether the lock file installs what it should: asks `npm audit` where the registry answers, and always looks, without a
// network, at the advisories that are kept beside this file and at the lock file itself: every package has its hash, comes
// from the registry, and runs no script at its installation that package.json has not decided on. --update keeps what the
// registry answers; --offline does not ask it.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** It has no types of its own. @type {{ satisfies(version: string, range: string, options: object): boolean }} */
const semver = require('semver');

/** @typedef {{ package: string, range: string, id: string }} Advisory */

const LIST = 'scripts/advisories.json';
const options = new Set(process.argv.slice(2));
/** @param {string} path @returns {any} */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
/** @type {string[]} */
const faults = [];

/** What the registry knows; undefined where it does not answer. @returns {Advisory[] | undefined} */
function ask() {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: 60_000 });
  let answer;
  try {
    answer = JSON.parse(stdout);
  } catch {
    return undefined;
  }
  if (answer.vulnerabilities === undefined) return undefined;
  /** @type {any[]} */
  const found = Object.values(answer.vulnerabilities).flatMap(({ via }) => via);
  return found
    .filter((one) => typeof one === 'object')
    .map(({ name, range, url }) => ({ package: name, range, id: String(url).split('/').at(-1) ?? '' }));
}

const list = json(LIST);
/** @type {Advisory[]} */
const kept = list.advisories;
const asked = options.has('--offline') ? undefined : ask();
if (asked !== undefined && options.has('--update')) {
  const known = new Set(kept.map((one) => `${one.package} ${one.id}`));
  kept.push(...asked.filter((one) => !known.has(`${one.package} ${one.id}`)));
  kept.sort((a, b) => (`${a.package} ${a.id}` < `${b.package} ${b.id}` ? -1 : 1));
  const lines = kept.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  writeFileSync(LIST, `{\n  "note": ${JSON.stringify(list.note)},\n  "advisories": [\n${lines}\n  ]\n}\n`);
}

const lock = json('package-lock.json');
const decided = Object.keys(json('package.json').allowScripts ?? {});
let count = 0;
for (const [path, entry] of Object.entries(/** @type {Record<string, any>} */ (lock.packages))) {
  const at = path.lastIndexOf('node_modules/');
  if (at < 0 || entry.link) continue;
  const name = entry.name ?? path.slice(at + 'node_modules/'.length);
  count++;
  for (const { package: of, range, id } of [...kept, ...(asked ?? [])])
    if (of === name && semver.satisfies(entry.version, range, { includePrerelease: true }))
      faults.push(`${path}: ${name}@${entry.version} is affected by ${id} (${range})`);
  if (!/^sha512-/.test(entry.integrity ?? '')) faults.push(`${path}: there is no sha512 of it`);
  if (entry.resolved !== undefined && !entry.resolved.startsWith('https://registry.npmjs.org/'))
    faults.push(`${path}: it comes from ${entry.resolved}, not from the registry`);
  if (entry.hasInstallScript && !decided.includes(name))
    faults.push(`${path}: it runs a script at its installation; decide on it in package.json's allowScripts`);
}
const source = asked === undefined ? 'the registry does not answer' : `${asked.length} from the registry`;
console.log(`${count} packages against ${kept.length} kept advisories; ${source}`);
if (faults.length > 0) console.error([...new Set(faults)].join('\n'));
process.exit(faults.length === 0 ? 0 : 1);
