// Which packages of others the bundles hold, by their source maps, with their licences: writes each package's
// THIRD-PARTY-LICENSES.txt. With --check it writes nothing and fails where a file is not what the bundle asks for, or
// where anything that users install is under a licence that this project has not allowed. Needs the bundles.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'THIRD-PARTY-LICENSES.txt';
/** Licences that ask for no more than their text. */
const ALLOWED = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0'],
  ...['Unlicense', 'Python-2.0'],
]);
const check = process.argv.includes('--check');
/** @type {string[]} */
const faults = [];

/** @param {string} path @returns {any} */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
/** @param {string} name */
const folderOf = (name) => join('node_modules', name);

/** Whether an SPDX expression allows a use that is allowed here. @param {string} expression */
const isAllowed = (expression) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one.trim())));

/** Packages of others that a bundle has code of; what they need is in a build of one file, too. @param {string} dist */
function bundled(dist) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {string} name */
  const add = (name) => {
    if (names.has(name)) return;
    names.add(name);
    for (const needed of Object.keys(json(join(folderOf(name), 'package.json')).dependencies ?? {}))
      add(needed);
  };
  for (const map of readdirSync(dist).filter((file) => file.endsWith('.js.map')))
    for (const source of json(join(dist, map)).sources ?? []) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
      if (name !== undefined) add(name);
    }
  return [...names].sort();
}

/** @param {string} name */
function licenceOf(name) {
  const folder = folderOf(name);
  const { version, license } = json(join(folder, 'package.json'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.|$)/i.test(one));
  if (typeof license !== 'string' || !isAllowed(license))
    faults.push(`${name}@${version}: its licence ${license ?? '(none)'} is not among those allowed`);
  return { name, version, license, text: file && readFileSync(join(folder, file), 'utf8').trim() };
}

/** @param {string} bundle @param {readonly string[]} names */
function fileOf(bundle, names) {
  const licences = names.map(licenceOf);
  const list = licences.map(({ name, license }) => `  ${name} (${license})`).join('\n');
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const { name, license, text } of licences) {
    // A part of a larger project may leave the text to that project's main package.
    const own = text ?? licences.find((other) => other.license === license && other.text)?.text;
    if (own === undefined) faults.push(`${name}: there is no text of its licence`);
    byText.set(own ?? '', [...(byText.get(own ?? '') ?? []), name]);
  }
  const texts = [...byText].map(([text, of]) => `=== ${of.join(', ')}\n\n${text}\n`);
  return `The bundle of ${bundle} holds code of these packages:\n\n${list}\n\n${texts.join('\n')}`;
}

const folders = [...readdirSync('packages').map((name) => `packages/${name}`), 'tools'];
for (const folder of folders) {
  const manifest = json(join(folder, 'package.json'));
  const dist = join(folder, 'dist');
  if (manifest.private) continue;
  if (!existsSync(dist)) {
    faults.push(`${folder} has no bundle: run \`npm run build\` first`);
    continue;
  }
  const names = bundled(dist);
  const path = join(folder, FILE);
  const wanted = names.length === 0 ? undefined : fileOf(manifest.name, names);
  const found = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  console.log(`${manifest.name}: ${names.length === 0 ? 'nothing of others' : names.join(', ')}`);
  if (wanted !== undefined && !manifest.files.includes(FILE)) faults.push(`${folder}: ${FILE} is not packed`);
  if (wanted === found) continue;
  if (check) faults.push(`${path} is not current; run \`npm run licences\` and commit what it wrote`);
  else if (wanted === undefined) rmSync(path);
  else writeFileSync(path, wanted);
}

// What users get besides the bundles: all that the packages depend on, as the lock file installs it.
/** @type {Record<string, any>} */
const locked = json('package-lock.json').packages;
/** Where the lock file has what a package asks for by name. @param {string} from @param {string} name */
function resolved(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (locked[path] !== undefined) return locked[path].link ? locked[path].resolved : path;
    if (folder === '') return undefined;
  }
}
/** @type {Set<string>} */
const installed = new Set();
/** @param {string} path */
function install(path) {
  if (installed.has(path)) return;
  installed.add(path);
  const { dependencies = {}, optionalDependencies = {} } = locked[path];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const found = resolved(path, name);
    if (found === undefined) faults.push(`${path} depends on ${name}, which the lock file does not have`);
    else install(found);
  }
}
for (const folder of [...folders, 'create']) install(folder);
/** @type {Map<string, number>} */
const counts = new Map();
for (const path of installed) {
  if (folders.includes(path) || path === 'create') continue;
  const { license } = locked[path];
  counts.set(license, (counts.get(license) ?? 0) + 1);
  if (typeof license !== 'string' || !isAllowed(license))
    faults.push(`${path}: its licence ${license ?? '(none)'} is not among those allowed`);
}
console.log(
  `installed with them: ${[...counts].map(([license, count]) => `${count} ${license}`).join(', ')}`,
);
if (faults.length > 0) console.error(`\n${faults.join('\n')}`);
process.exit(faults.length === 0 ? 0 : 1);
