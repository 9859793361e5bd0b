import { type Diagnostic, nearestReading } from '@cardwright/dsl';
import type { KitCard } from '@cardwright/dsl/kit';
import { editsBetween } from '../problems/edit.ts';
import type { Place, Problem } from '../problems/problem.ts';
import type { Compiler } from './compiler.ts';

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

/**
 * Problems of a text with the whole line that was probably meant as the first one's suggestion, where a few letters
 * make the text one that is understood.
 */
export function withNearestReading<F extends KitCard>(
  problems: readonly Problem[],
  compiler: Compiler<F>,
  card: F,
): readonly Problem[] {
  const at = problems.findIndex(({ severity }) => severity === 'error');
  const meant = at < 0 ? undefined : nearestReading(compiler.language, compiler.game.toCardText(card));
  if (meant === undefined) return problems;
  const before = card.text.split('\n');
  const lines = meant.split('\n').filter((line, i) => line !== before[i]);
  return problems.with(at, {
    ...problems[at]!,
    suggestion: lines.join(' / '),
    edits: editsBetween(card.text, meant),
  });
}
