/** What went wrong in a scenario. Stable: programs may match on them. */
export type ScenarioErrorCode =
  | 'scenario-invalid'
  | 'unknown-name'
  | 'ambiguous-name'
  | 'not-offered'
  | 'not-asked'
  | 'refused'
  | 'unanswered';

/** Why the rules refuse something, and what they follow. */
export interface RefusalDetails {
  /** The game's stable key for the reason (`not-a-candidate`). */
  readonly reason?: string;
  readonly rule?: string;
}

/**
 * A scenario that cannot go on as its test says. The message tells what was wanted, what is possible and all that
 * happened so far; the scenario itself is as before.
 */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  constructor(
    readonly code: ScenarioErrorCode,
    /** The message without the transcript. */
    readonly summary: string,
    /** What happened before, line by line; empty where nothing began. */
    readonly transcript: string = '',
    readonly details: RefusalDetails = {},
  ) {
    super(transcript === '' ? summary : `${summary}\n\n${transcript}`);
  }
}
