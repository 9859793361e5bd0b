// `npm run nightly [words…]` runs what takes too long for every change, or what of it has those words, and writes what
// each said to docs/nightly.json. Fails when one of them does.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { commands } from './nightly/commands.mjs';

const file = new URL('../docs/nightly.json', import.meta.url);
const words = process.argv.slice(2);
const wanted = commands.filter(({ run }) => words.every((word) => run.includes(word)));
if (wanted.length === 0) {
  console.error(`Nothing has these words; there is:\n${commands.map(({ run }) => `  ${run}`).join('\n')}`);
  process.exit(1);
}
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
/** @type {{ results: ({ command: string } & Record<string, unknown>)[] }} */
const known = JSON.parse(readFileSync(file, 'utf8'));
const results = new Map(known.results.map((result) => [result.command, result]));

for (const { run, claim, says } of wanted) {
  console.log(`=== ${run}`);
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(run, {
    shell: true,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  const said = stdout
    .split('\n')
    .filter((line) => says.some((pattern) => pattern.test(line)))
    .map((line) => line.trim().replace(/\s+/g, ' ').replace(/,$/, ''));
  const seconds = Math.round((performance.now() - begun) / 1000);
  const day = new Date().toISOString().slice(0, 10);
  results.set(run, { command: run, claim, day, commit, seconds, status, said });
  for (const line of said) console.log(`  ${line}`);
  if (status !== 0) {
    console.error(`${stdout}\n${stderr}`.split('\n').slice(-40).join('\n'));
    process.exitCode = 1;
  }
  // After each: a run that is stopped keeps what it has.
  const listed = commands.map(({ run: line }) => line);
  const all = listed.flatMap((line) => results.get(line) ?? []);
  const notYetRun = listed.filter((line) => !results.has(line));
  writeFileSync(file, `${JSON.stringify({ notYetRun, results: all }, null, 2)}\n`);
}
spawnSync('npx', ['biome', 'format', '--write', 'docs/nightly.json'], { stdio: 'ignore' });
