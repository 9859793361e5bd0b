import type { Scenario } from './scenario.ts';

const open = new Set<Scenario>();

/** Remembers a scenario until it is judged. */
export function remember(scenario: Scenario): void {
  open.add(scenario);
}

/** Forgets a scenario: its test has judged it itself. @returns whether it was open still */
export function forget(scenario: Scenario): boolean {
  return open.delete(scenario);
}

/** The scenarios made since the last call, oldest first: what a test runner's hook checks after each test. */
export function takeScenarios(): Scenario[] {
  const scenarios = [...open];
  open.clear();
  return scenarios;
}
