import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/sources.ts';
import type { Mutation } from './table.ts';

/** What became of a seeded fault. */
export interface Outcome {
  readonly mutation: Mutation;
  /** The suite that failed, with the first test that did; null when all passed. */
  readonly caught: { readonly suite: string; readonly test: string } | null;
  readonly seconds: number;
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
    readonly status: string;
    readonly message: string;
  }[];
}

/**
 * Runs one suite with a fault, or without any; gives the first test that failed.
 * @throws Error when the fault was never loaded
 */
export function failsIn(mutation: Mutation | null, suite: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-mutation-'));
  const [log, report] = [join(folder, 'log'), join(folder, 'report.json')];
  try {
    const { stderr, status } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--config',
        join(root, 'test/mutation/vitest.config.ts'),
        '--outputFile',
        report,
        '--bail',
        '1',
        '--testTimeout',
        '120000',
        suite,
      ],
      {
        cwd: root,
        encoding: 'utf8',
        env: {
          ...process.env,
          CARDWRIGHT_MUTATION: mutation?.name ?? 'none',
          CARDWRIGHT_MUTATION_LOG: log,
          CARDWRIGHT_FUZZ_GAMES: process.env['CARDWRIGHT_FUZZ_GAMES'] ?? '24',
        },
      },
    );
    if (!existsSync(report))
      throw new Error(`${suite} did not run with “${mutation?.name ?? 'no fault'}”:\n${stderr}`);
    if (mutation !== null && !existsSync(log)) throw new Error(`${suite} does not load ${mutation.file}.`);
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .find((t) => t.status === 'failed');
    if (failed !== undefined) return failed.fullName;
    const broken = testResults.find(({ status }) => status === 'failed');
    if (broken !== undefined) return broken.message.split('\n')[0]!;
    return status === 0 ? null : 'the run itself does not end well';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seeds a fault and runs its suites until one fails. */
export function seedFault(mutation: Mutation): Outcome {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  for (const suite of mutation.suites) {
    const test = failsIn(mutation, suite);
    if (test !== null) return { mutation, caught: { suite, test }, seconds: seconds() };
  }
  return { mutation, caught: null, seconds: seconds() };
}
