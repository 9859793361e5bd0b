import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import type { Conformance } from './conformance.ts';
import type { DeclaredTest } from './tests-in-source.ts';

/** The titles that a declared title can have when the test runs: `test.each` fills in its `%s`. */
function titlePattern(title: string): RegExp {
  const quoted = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${quoted.replace(/%[sdifjo#]/g, '[^]*').replace(/\\\$[\w.]+/g, '[^]*')}$`);
}

const wentThrough = (test: TestCase): boolean => test.result().state === 'passed';

/**
 * A reporter of Vitest that fails the run when a test which a table of rules lists did not run, so that the table
 * speaks of nothing that is skipped, renamed or gone. It judges the files that a run takes whole: a run that picks
 * tests by name says nothing about the others.
 */
export class ConformanceReporter implements Reporter {
  private vitest: Vitest | undefined;

  /** @param conformances the tables; @param root folder that the paths of their tests are told from */
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
    // A file that did not load has failed the run already.
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
