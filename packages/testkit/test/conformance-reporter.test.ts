import { ConformanceReporter, createRuleTable, judgeConformance } from '@cardwright/testkit/conformance';
import { afterEach, describe, expect, test } from 'vitest';
import type { TestModule, Vitest } from 'vitest/node';
import { testsInSource } from '../src/conformance/tests-in-source.ts';

const table = createRuleTable({
  name: 'Rules',
  prefix: 'R',
  headings: { 1: 'Play' },
  sections: [{ '1.1': 'It is so.', '1.2': 'It is not so.' }],
});
const declared = testsInSource(
  [`test('R 1.1 it is so', f);`, `test.each([1])('R 1.2 case %i', f);`, `test('else', f);`].join('\n'),
  'test/a.test.ts',
);

/** A file that was run, as Vitest reports it: titles with what became of each. */
const ran = (states: Readonly<Record<string, string>>, moduleId = '/root/test/a.test.ts') =>
  ({
    moduleId,
    state: () => 'passed',
    children: {
      allTests: () => Object.entries(states).map(([name, state]) => ({ name, result: () => ({ state }) })),
    },
  }) as unknown as TestModule;

function report(module: TestModule, testNamePattern?: RegExp): string[] {
  const lines: string[] = [];
  const reporter = new ConformanceReporter([judgeConformance(table, declared)], '/root');
  reporter.onInit({
    config: { testNamePattern },
    logger: { error: (line: string) => lines.push(line) },
  } as unknown as Vitest);
  reporter.onTestRunEnd([module]);
  return lines;
}

describe('the reporter', () => {
  const before = process.exitCode;
  afterEach(() => {
    process.exitCode = before;
  });

  test('is content when all that is listed ran', () => {
    expect(report(ran({ 'R 1.1 it is so': 'passed', 'R 1.2 case 1': 'failed' }))).toEqual([]);
    expect(process.exitCode).toBe(before);
  });

  test('fails the run for a listed test that was skipped, and for one that is not there', () => {
    const lines = report(ran({ 'R 1.1 it is so': 'skipped' }));
    expect(lines.join('\n')).toContain('test/a.test.ts:1 “R 1.1 it is so” was skipped');
    expect(lines.join('\n')).toContain('test/a.test.ts:2 “R 1.2 case %i” was not found');
    expect(process.exitCode).toBe(1);
  });

  test('says nothing of files that did not run, nor of a run that picks tests by name', () => {
    expect(report(ran({}, '/root/test/b.test.ts'))).toEqual([]);
    expect(report(ran({}), /1\.2/)).toEqual([]);
  });
});
