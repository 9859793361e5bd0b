import { type Diagnostic, nearestReading } from '@cardwright/dsl';
import type { KitCard } from '@cardwright/dsl/kit';
import type { Place, Problem } from '../problems/problem.ts';
import type { Compiler } from './compiler.ts';

/** A diagnostic of the language as a problem at a place of a file. */
export function fromDiagnostic(diagnostic: Diagnostic, place: Place): Problem {
  const { code, objection, severity, message, expected, suggestion, fix } = diagnostic;
  return {
    code,
    severity,
    message,
    place,
    ...(expected === undefined || expected.length === 0 ? {} : { expected: list(expected) }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(fix === undefined ? {} : { help: fix }),
    ...(objection === undefined ? {} : { objection }),
  };
}

/** Most expectations shown; the rest are counted. */
const SHOWN = 8;

function list(words: readonly string[]): string {
  const shown = words.slice(0, SHOWN);
  const rest = words.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
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
  return problems.with(at, { ...problems[at]!, suggestion: lines.join(' / ') });
}
