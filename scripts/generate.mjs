// `npm run generate` writes every file that is made from others and committed: each workspace's own `generate`
// script in the order of their dependencies, then how large the parts of the games are, the page of errors, the schema of
// answers, the atlas of mechanics, the facts of cards and the API pages. With --check it does the same and fails if that
// changed anything, naming the files; a work tree with other changes in it does not disturb it.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const check = process.argv.includes('--check');

/** @returns {Map<string, string>} */
function snapshot() {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    maxBuffer: 1 << 28,
  });
  const files = new Set(list.toString().split('\0').filter(Boolean));
  return new Map(
    [...files]
      .filter((file) => existsSync(file))
      .map((file) => [file, createHash('sha1').update(readFileSync(file)).digest('hex')]),
  );
}

/** @param {string} command */
function run(command) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const before = check ? snapshot() : new Map();
run('nx run-many -t generate');
run('node --import ./scripts/register-source.mjs scripts/part-sizes.ts');
run('node --import ./scripts/register-source.mjs scripts/errors-page.ts');
run('node --import ./scripts/register-source.mjs scripts/results-schema.ts');
run('node --import ./scripts/register-source.mjs scripts/atlas-page.ts');
run('node --import ./scripts/register-source.mjs scripts/card-facts-page.ts');
if (existsSync('docs/api')) {
  // A page shows the types of other packages by their declarations: old ones would show old types, none would show `any`.
  run('tsc --build tsconfig.workspace.json');
  run('npm run --silent docs');
}

if (check) {
  const after = snapshot();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (stale.length > 0) {
    console.error(
      `\n${stale.length} generated files were not current; commit what \`npm run generate\` wrote:`,
    );
    for (const file of stale) console.error(`  ${file}`);
    process.exit(1);
  }
  console.log('\nEvery generated file is current.');
}
