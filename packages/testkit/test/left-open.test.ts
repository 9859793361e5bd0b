import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const fixture = fileURLToPath(new URL('fixtures/left-open', import.meta.url));

/** What the fixture's reporter tells of a test. */
interface Told {
  readonly file: string;
  readonly title: string;
  readonly state: string;
  readonly messages: readonly string[];
}

/** Runs three equal files in one worker of Vitest. */
function runThree(isolation: 'isolate' | 'no-isolate'): Told[] {
  const { stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', `--${isolation}`], {
    cwd: fixture,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  if (lines.length === 0) throw new Error(`${stdout}${stderr}`);
  return lines.map((line) => JSON.parse(line) as Told);
}

/** By file, as each ran. */
function grouped(told: readonly Told[]): Map<string, Told[]> {
  const files = new Map<string, Told[]>();
  for (const one of told) files.set(one.file, [...(files.get(one.file) ?? []), one]);
  return files;
}

test.each(['isolate', 'no-isolate'] as const)(
  'a decision left open fails its test in every file (%s)',
  (isolation) => {
    const told = grouped(runThree(isolation));
    expect([...told.keys()].sort()).toEqual(['first.offender.ts', 'second.offender.ts', 'third.offender.ts']);
    for (const tests of told.values()) {
      expect(tests.map(({ title, state }) => [title, state])).toEqual([
        ['leaves a decision open', 'failed'],
        ['leaves none', 'passed'],
        ['fails before', 'failed'],
      ]);
      const [open, , failed] = tests.map(({ messages }) => messages.join('\n'));
      expect(open).toContain('The test ended with a decision open: player 0 can choose 1 of “Avenger”');
      expect(failed).toMatch(/expected 1 to be 2[\s\S]*> player 0: cast Spark/);
    }
  },
  60_000,
);
