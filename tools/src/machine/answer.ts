import type { Edit } from '../problems/edit.ts';
import type { Place, Problem } from '../problems/problem.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { kindOf, type ProblemKind } from './kind-of.ts';

/** A problem as programs read it. */
export interface Diagnostic {
  /** Stable; see `docs/errors.md`. */
  readonly code: string;
  readonly severity: Problem['severity'];
  /** Whose problem it is. */
  readonly kind: ProblemKind;
  readonly message: string;
  /** The card, by its full name. */
  readonly card?: string;
  readonly file?: string;
  /** From 1, as editors count. */
  readonly line?: number;
  readonly column?: number;
  readonly length?: number;
  /** Where in the card's text, in UTF-16 units. */
  readonly span?: Edit['span'];
  /** What could have stood there. */
  readonly expected: readonly string[];
  /** Changes of the card's text, which together make it one that is understood, or else mend what can be mended. */
  readonly edits: readonly Edit[];
  /** What was probably meant, for people. */
  readonly suggestion?: string;
  readonly help?: string;
  readonly objection?: string;
  readonly rule?: string;
}

/** What every command writes with `--json`: one object, also when it fails. */
export interface Answer<T = unknown> {
  /** Whether all that was given is understood, and does what was asked: the exit status is 0. */
  readonly ok: boolean;
  /** What the command has to tell; absent where it could not begin. */
  readonly result?: T;
  readonly diagnostics: readonly Diagnostic[];
}

const flat = ({ file, line, column, length }: Place) => ({
  file,
  line,
  column,
  ...(length === undefined ? {} : { length }),
});

/** A problem as programs read it: its place flat, the frame left out. */
export function toDiagnostic(problem: Problem): Diagnostic {
  const { place, expected = [], edits = [], code, severity, message, ...rest } = problem;
  return {
    code,
    severity,
    kind: kindOf(problem),
    message,
    ...(place === undefined ? {} : flat(place)),
    ...rest,
    expected,
    edits,
  };
}

/** An answer. @param ok absent: no problem is an error */
export function answerOf<T>(
  result: T | undefined,
  problems: readonly Problem[] = [],
  ok = problems.every(({ severity }) => severity !== 'error'),
): Answer<T> {
  return { ok, ...(result === undefined ? {} : { result }), diagnostics: problems.map(toDiagnostic) };
}

/** Writes what a command tells programs, to standard output. */
export function writeAnswer(
  terminal: Terminal,
  result: object | undefined,
  problems: readonly Problem[] = [],
  ok?: boolean,
): void {
  terminal.print(JSON.stringify(answerOf(result, problems, ok), null, 2));
}
