import type { ErrorCode } from '@cardwright/core';
import type { ProblemCode, ToolProblemCode } from './catalogue/index.ts';
import type { Edit } from './edit.ts';

/** A place in a file, counted from 1 as editors do. */
export interface Place {
  /** The file as the user named it. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Columns to underline; at least 1. */
  readonly length?: number;
  /** The line's text, for the frame. */
  readonly source?: string;
}

/** Something to tell about an input. */
export interface Problem {
  /** Stable: programs may match on it. */
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning' | 'note';
  readonly message: string;
  readonly place?: Place;
  /** The card that it is about, by its full name. */
  readonly card?: string;
  /** Where in the card's text, in UTF-16 units. */
  readonly span?: Edit['span'];
  /** What could have stood there. */
  readonly expected?: readonly string[];
  /** Changes of the card's text that together make it one that is understood, or else mend what can be mended. */
  readonly edits?: readonly Edit[];
  /** What was probably meant. */
  readonly suggestion?: string;
  /** The usual fix. */
  readonly help?: string;
  /** Which objection to the words of a text it is, where its code stands for several. Stable. */
  readonly objection?: string;
  /** The rule it follows from. */
  readonly rule?: string;
}

/** Ends a command: its input cannot be used. The state of everything is as before. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ message }) => message).join('\n'));
  }
}

/** An error that has problems to tell once it is known where files are seen from. */
export abstract class PlacedError extends Error {
  /** @param cwd where the names of files are seen from */
  abstract problemsIn(cwd: string): readonly Problem[];
}

/** A code that a command itself ends with. */
export type FailCode = ToolProblemCode | ErrorCode | 'deck/too-long';

/** Ends a command with one problem. */
export function fail(code: FailCode, message: string, more: Partial<Problem> = {}): never {
  throw new ProblemError([{ code, severity: 'error', message, ...more }]);
}
