import type { Span } from '../syntax/syntax.ts';

/** How grave a diagnostic is. */
export type Severity = 'error' | 'warning' | 'note';

/** Something to tell about a text. */
export interface Diagnostic {
  /** Stable code of the catalogue (`messages/<code>.md`), e.g. `DSL1002`. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** Offsets in the text that was given. */
  readonly span: Span;
  /** What could have stood here, in words of a reader. */
  readonly expected?: readonly string[];
  /** A word or wording that was probably meant. */
  readonly suggestion?: string;
  /** The usual fix. */
  readonly fix?: string;
}
