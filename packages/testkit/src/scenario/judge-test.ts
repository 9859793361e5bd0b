import { takeScenarios } from './open-scenarios.ts';
import type { Scenario } from './scenario.ts';

/** What a test runner knows about a finished test. */
export interface FinishedTest {
  readonly result?: {
    readonly state?: string;
    readonly errors?: readonly { message: string; stack?: string | undefined }[] | undefined;
  };
}

/**
 * Ends the scenarios of a test. A failed test gets their transcripts; a passed one fails if a decision is still open.
 *
 * @param scenarios those of the test; all created since the last call if absent
 * @throws ScenarioError `unanswered`
 */
export function judgeTest(test: FinishedTest, scenarios: readonly Scenario[] = takeScenarios()): void {
  if (test.result?.state === 'fail') {
    const [error] = test.result.errors ?? [];
    if (error === undefined) return;
    const told = scenarios.map((game) => game.describe()).filter((text) => !error.message.includes(text));
    if (told.length > 0) error.message += `\n\n${told.join('\n\n')}`;
    return;
  }
  for (const game of scenarios) game.done();
}
