import { onTestFinished, TestRunner } from 'vitest';
import { scenario as create } from './create-scenario.ts';
import { type FinishedTest, judgeTest } from './judge-test.ts';
import type { ScenarioSetup } from './literal.ts';
import { forget } from './open-scenarios.ts';
import type { Scenario } from './scenario.ts';

/** The scenarios of the tests that run. */
const scenariosOf = new WeakMap<object, Scenario[]>();

/**
 * A scenario that is ended by the running Vitest test: see `scenario` of `@cardwright/testkit`. One created outside of
 * a test, while its file loads or in `beforeAll`, belongs to no test and is not judged.
 *
 * This registers with the test itself, not with a hook of the file: test files of a worker may share this module
 * (`isolate: false`), and a hook is added only to the file that loads it first.
 */
export function scenario(setup: ScenarioSetup): Scenario {
  const game = create(setup);
  const test = TestRunner.getCurrentTest();
  if (test === undefined) {
    forget(game);
    return game;
  }
  const known = scenariosOf.get(test);
  if (known === undefined) {
    const scenarios = [game];
    scenariosOf.set(test, scenarios);
    onTestFinished(({ task }) => {
      // A retried test starts afresh.
      scenariosOf.delete(test);
      judgeTest(task as FinishedTest, scenarios.filter(forget));
    });
  } else known.push(game);
  return game;
}
