import type { Span } from '../syntax/syntax.ts';
import type { DiagnosticCode } from './codes.generated.ts';

/** Severity of a diagnostic. */
export type Severity = 'error' | 'warning' | 'note';

/** A diagnostic about a text. */
export interface Diagnostic {
  /** Stable code of the catalogue (`messages/<code>.md`), e.g. `DSL1002`. */
  readonly code: DiagnosticCode;
  /** Which objection it is, where its code stands for several, e.g. `which-opponent`. Stable. */
  readonly objection?: string;
  readonly severity: Severity;
  readonly message: string;
  /** Offsets in the original text. */
  readonly span: Span;
  /** What was expected here, in the reader's words. */
  readonly expected?: readonly string[];
  /** A word or wording that was probably meant. */
  readonly suggestion?: string;
  /** The usual fix. */
  readonly fix?: string;
}
