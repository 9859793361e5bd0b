import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import type { Conformance } from './conformance.ts';
import type { DeclaredTest } from './tests-in-source.ts';

/** A pattern for the titles that a declared title can have at run time: `test.each` fills in its `%s`. */
function titlePattern(title: string): RegExp {
  const quoted = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${quoted.replace(/%[sdifjo#]/g, '[^]*').replace(/\\\$[\w.]+/g, '[^]*')}$`);
}

const wentThrough = (test: TestCase): boolean => test.result().state === 'passed';

/**
 * A Vitest reporter that fails the run if a test listed in a table of rules did not run, so that skipped, renamed or
 * deleted tests do not count. It only judges files that ran completely: a run that filters tests by name says nothing
 * about the rest.
 */
export class ConformanceReporter implements Reporter {
  private vitest: Vitest | undefined;

  /** @param conformances the tables; @param root folder that the tests' paths are relative to */
  constructor(
    private readonly conformances: readonly Conformance[],
    private readonly root: string,
  ) {}

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.vitest?.config.testNamePattern !== undefined) return;
    const problems = modules.flatMap((module) => this.inspect(module));
    if (problems.length === 0) return;
    this.vitest?.logger.error(`\nThe tables of rules list tests that did not run:`);
    for (const problem of problems) this.vitest?.logger.error(`  ${problem}`);
    process.exitCode = 1;
  }

  private inspect(module: TestModule): string[] {
    const file = relative(this.root, module.moduleId).replaceAll('\\', '/');
    const ran = [...module.children.allTests()];
    // A file that failed to load has already failed the run.
    if (module.state() === 'failed' && ran.length === 0) return [];
    return this.listed(file).flatMap(({ title, line }) => {
      const pattern = titlePattern(title);
      const tests = ran.filter((test) => pattern.test(test.name));
      if (tests.some((test) => wentThrough(test) || test.result().state === 'failed')) return [];
      return [`${file}:${line} “${title}” ${tests.length === 0 ? 'was not found' : 'was skipped'}`];
    });
  }

  private listed(file: string): DeclaredTest[] {
    const tests = this.conformances.flatMap(({ rules }) =>
      rules.flatMap((rule) => [...rule.tests, ...rule.failing]),
    );
    return [...new Set(tests)].filter((test) => test.file === file);
  }
}
