import type { Diagnostic } from '@cardwright/dsl';
import type { Place, Problem } from '../problems/problem.ts';

/** A diagnostic of the language as a problem at a place of a file. */
export function fromDiagnostic(diagnostic: Diagnostic, place?: Place): Problem {
  const { code, objection, severity, message, span, expected, suggestion, fix } = diagnostic;
  return {
    code,
    severity,
    message,
    ...(place === undefined ? {} : { place }),
    span,
    ...(expected === undefined || expected.length === 0 ? {} : { expected }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(fix === undefined ? {} : { help: fix }),
    ...(objection === undefined ? {} : { objection }),
  };
}
