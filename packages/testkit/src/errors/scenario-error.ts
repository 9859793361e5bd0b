import type { ScenarioErrorCode } from './catalogue.ts';

/** Why the rules refuse something, with the rule. */
export interface RefusalDetails {
  /** The game's stable key for the reason (`not-a-candidate`). */
  readonly reason?: string;
  readonly rule?: string;
}

/**
 * A scenario cannot continue as its test says. The message has what was wanted, what is possible, and the transcript;
 * the scenario is unchanged.
 */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  constructor(
    readonly code: ScenarioErrorCode,
    /** The message without the transcript. */
    readonly summary: string,
    /** What happened before, line by line; empty if nothing began. */
    readonly transcript: string = '',
    readonly details: RefusalDetails = {},
  ) {
    super(transcript === '' ? summary : `${summary}\n\n${transcript}`);
  }
}
