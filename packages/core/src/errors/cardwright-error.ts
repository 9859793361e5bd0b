/** Codes of everything the kernel refuses. Stable: programs may match on them. */
export type ErrorCode =
  | 'answer-illegal'
  | 'answer-malformed'
  | 'no-decision'
  | 'action-illegal'
  | 'plugin-invalid'
  | 'plugin-incompatible'
  | 'plugin-missing'
  | 'plugin-duplicate'
  | 'plugin-failed'
  | 'engine-frozen'
  | 'number-invalid'
  | 'unknown-kind'
  | 'unknown-name'
  | 'unknown-card'
  | 'reference-dangling'
  | 'ability-invalid'
  | 'ability-inert'
  | 'card-unsupported'
  | 'deck-invalid'
  | 'setup-invalid'
  | 'save-corrupt'
  | 'save-foreign'
  | 'replay-corrupt'
  | 'replay-foreign'
  | 'replay-diverged'
  | 'board-invalid'
  | 'loop-endless';

/** Facts about an error, for messages in any language and for programs. Values are plain data. */
export interface ErrorDetails {
  /** What to do about it. */
  readonly fix?: string;
  /** The rule it follows from (its number in the rulebook of the game). */
  readonly rule?: string;
  /** Names similar to the one given. */
  readonly suggestions?: readonly string[];
  readonly [key: string]: unknown;
}

/**
 * The only error class of the kernel: a stable code, a message for people, and details for programs. The call that
 * throws leaves the state unchanged, except for errors in mid-run (`plugin-failed`, `loop-endless`): go back to a fork
 * then.
 */
export class CardwrightError extends Error {
  override readonly name = 'CardwrightError';
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
    /** What a plugin's own code threw, if it did. */
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
  }
}
