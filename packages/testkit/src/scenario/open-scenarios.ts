import type { Scenario } from './scenario.ts';

const open = new Set<Scenario>();

/** Registers a scenario until it is judged. */
export function remember(scenario: Scenario): void {
  open.add(scenario);
}

/** Unregisters a scenario that its test has judged itself. @returns whether it was still registered */
export function forget(scenario: Scenario): boolean {
  return open.delete(scenario);
}

/** Takes the scenarios created since the last call, oldest first, for a test runner's hook after each test. */
export function takeScenarios(): Scenario[] {
  const scenarios = [...open];
  open.clear();
  return scenarios;
}
