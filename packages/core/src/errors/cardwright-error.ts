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
  /** The rule it follows from (`CR 4.5.1.2`). */
  readonly rule?: string;
  /** Names that are near the one given. */
  readonly suggestions?: readonly string[];
  readonly [key: string]: unknown;
}

/**
 * The one error class of the kernel: a stable code, a sentence for people and the facts behind it.
 * State is never changed by the call that throws it, but for what goes wrong in the midst of running
 * (`plugin-failed`, `loop-endless`): go back to a fork then.
 */
export class CardwrightError extends Error {
  override readonly name = 'CardwrightError';
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
    /** What a plugin's own code threw, when it did. */
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
  }
}
