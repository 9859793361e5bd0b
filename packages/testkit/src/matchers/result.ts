import type { Scenario } from '../scenario/scenario.ts';

/** What a matcher answers to Vitest. */
export interface MatcherResult {
  readonly pass: boolean;
  message(): string;
  readonly actual?: unknown;
  readonly expected?: unknown;
}

/**
 * A matcher's answer with a readable message: what was expected, what is so instead, and what happened before.
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

/** The answer to a subject of the wrong kind: a mistake in the test, negated or not. */
export function wrongSubject(matcher: string, wanted: string, received: unknown): never {
  const kind = received === null ? 'null' : typeof received;
  throw new TypeError(
    `${matcher} checks ${wanted}; it was given ${kind === 'object' ? 'another object' : kind}.`,
  );
}
