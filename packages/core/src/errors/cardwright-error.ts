import type { ErrorCode } from './catalogue.ts';
import type { OwnErrorCode } from './error-catalogue.ts';

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
    /** The kernel's, or of a plugin's own catalogue. */
    readonly code: ErrorCode | OwnErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
    /** What a plugin's own code threw, if it did. */
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
  }
}
