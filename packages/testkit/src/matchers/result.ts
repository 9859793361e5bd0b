import type { Scenario } from '../scenario/scenario.ts';

/** The result of a matcher, for Vitest. */
export interface MatcherResult {
  readonly pass: boolean;
  message(): string;
  readonly actual?: unknown;
  readonly expected?: unknown;
}

/**
 * A matcher's result with a readable message: expected, actual, and the transcript.
 * @param wanted completes "Expected … " ("Scribe to be in hand")
 * @param found completes "… , but " ("it is in discard")
 */
export function result(
  pass: boolean,
  scenario: Scenario,
  subject: string,
  wanted: string,
  found: string,
): MatcherResult {
  return {
    pass,
    message: () => {
      const not = pass ? 'not ' : '';
      return `Expected ${subject} ${not}${wanted}, but ${found}.\n\n${scenario.describe()}`;
    },
  };
}

/** The result for a subject of the wrong kind: a mistake in the test, negated or not. */
export function wrongSubject(matcher: string, wanted: string, received: unknown): never {
  const kind = received === null ? 'null' : typeof received;
  throw new TypeError(
    `${matcher} checks ${wanted}; it was given ${kind === 'object' ? 'another object' : kind}.`,
  );
}
