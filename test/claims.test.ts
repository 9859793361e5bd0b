import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { claimedCommands, commandsOfCi, ranByTests, showsNothing } from './support/claims.ts';
import { read, root } from './support/sources.ts';

interface NightlyCommand {
  readonly run: string;
  readonly claim: string;
  readonly covers?: readonly string[];
}

const { commands } = (await import(/* @vite-ignore */ join(root, 'scripts/nightly/commands.mjs'))) as {
  readonly commands: readonly NightlyCommand[];
};
const nightly = JSON.parse(read('docs/nightly.json')) as {
  readonly notYetRun: readonly string[];
  readonly results: readonly { command: string; claim: string; status: number; said: readonly string[] }[];
};
const ci = commandsOfCi();

/** Where a command is run, or nothing where it is run nowhere. */
function whereRun(line: string): 'ci' | 'nightly' | 'tests' | 'docs' | 'nothing to show' | undefined {
  if (ci.has(line)) return 'ci';
  if (commands.some(({ run, covers = [] }) => run === line || covers.includes(line))) return 'nightly';
  if (line in ranByTests) return 'tests';
  if (line in showsNothing) return 'nothing to show';
  // `npx cardwright <command>` says how; what `explain` prints is compared by docs.test.ts.
  return /^npx cardwright (explain |<)/.test(line) ? 'docs' : undefined;
}

describe('a check that runs nowhere is none', () => {
  test('every command of the pages that claim something is run: in CI, by a test, or nightly', () => {
    const claimed = claimedCommands();
    expect(claimed.length).toBeGreaterThan(25);
    expect(claimed.filter(({ line }) => whereRun(line) === undefined)).toEqual([]);
  });

  test('what writes, fetches or asks has something in CI that compares', () => {
    for (const [line, compared] of Object.entries(showsNothing)) expect(ci, line).toContain(compared);
  });

  test('test files that run a command are there, and call it', () => {
    for (const [line, [file, called]] of Object.entries(ranByTests)) {
      expect(existsSync(join(root, file)), line).toBe(true);
      expect(read(file), line).toContain(called);
    }
  });

  test('the last result of each nightly command is committed and good, or it says that there is none', () => {
    const listed = commands.map(({ run }) => run);
    const withResult = nightly.results.map(({ command }) => command);
    expect([...withResult, ...nightly.notYetRun].sort()).toEqual([...listed].sort());
    expect(nightly.results.filter(({ status, said }) => status !== 0 || said.length === 0)).toEqual([]);
    for (const { command, claim } of nightly.results)
      expect(claim, command).toBe(commands.find(({ run }) => run === command)?.claim);
  });

  test('what the pages name and runs nowhere is found', () => {
    expect(whereRun('npm run nothing')).toBeUndefined();
    expect(whereRun('npx cardwright fuzz --games 9')).toBeUndefined();
    expect(whereRun('npm run lint')).toBe('ci');
    expect(whereRun('npm run mutation')).toBe('nightly');
  });
});

// The command line is reached by path: TypeScript lets no file of this project import one of another.
const { run } = await import(/* @vite-ignore */ join(root, 'tools/src/run.ts'));
const { Terminal } = await import(/* @vite-ignore */ join(root, 'tools/src/terminal/terminal.ts'));

async function statusOf(args: readonly string[]): Promise<{ status: number; out: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const chunks: string[] = [];
  for (const stream of [stdout, stderr]) stream.on('data', (chunk) => chunks.push(String(chunk)));
  const terminal = new Terminal({ stdin: Readable.from([]), stdout, stderr, env: {}, cwd: root });
  const status = await run(args, terminal);
  await new Promise((resolve) => setImmediate(resolve));
  return { status, out: chunks.join('') };
}

describe('commands as the pages write them end well', () => {
  const sets = ['set1', 'set2', 'kh'].map((code) => `packages/cards-${code}/cards.yaml`);

  test.each(sets)(
    'check %s',
    async (set) => {
      const { status, out } = await statusOf(['check', set]);
      expect(out).toContain('nothing to mend');
      expect(status).toBe(0);
    },
    60_000,
  );

  test('coverage and rules', async () => {
    expect((await statusOf(['coverage', sets[0]!])).status).toBe(0);
    expect((await statusOf(['rules'])).status).toBe(0);
  }, 60_000);

  test('format has nothing to write in the shipped sets', async () => {
    for (const set of sets) {
      const { status, out } = await statusOf(['format', set]);
      expect(status, out).toBe(0);
      expect(out.trimEnd()).toBe(read(set).trimEnd());
    }
  }, 60_000);
});
