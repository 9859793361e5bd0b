import type { Diagnostic, TextError } from '@cardwright/dsl';
import { literalsIn, wordsFrom } from '../files/literals.ts';
import type { SourceFile } from '../files/source-file.ts';
import { editsBetween } from '../problems/edit.ts';
import { fromDiagnostic } from '../problems/from-diagnostic.ts';
import type { Place, Problem } from '../problems/problem.ts';

type Span = Diagnostic['span'];

/** Where some words written in code have a part of them. */
export function spanIn(file: SourceFile, offsets: readonly number[], { start, end }: Span): Place {
  const last = Math.min(Math.max(end, start + 1), offsets.length - 1) - 1;
  const from = offsets[start]!;
  return file.place(from, Math.max(from, offsets[last] ?? from) + 1);
}

/** What is wrong with a text that had to be understood, as it is told of the text of a card. */
export function problemsOfText(
  { text, diagnostics, nearest }: Pick<TextError, 'text' | 'diagnostics' | 'nearest'>,
  placeOf: (span: Span) => Place | undefined,
  more: Partial<Problem> = {},
): readonly Problem[] {
  const problems = diagnostics.map(
    (one): Problem => ({ ...fromDiagnostic(one, placeOf(one.span)), ...more }),
  );
  const at = problems.findIndex(({ severity }) => severity === 'error');
  if (at < 0) {
    const place = placeOf({ start: 0, end: text.length });
    return [
      ...problems,
      {
        ...{ code: 'text/round-trip', severity: 'error', message: 'the text does not print back', ...more },
        ...(place === undefined ? {} : { place }),
        help: 'write it as cards do, or report it if that says something else',
      },
    ];
  }
  if (nearest === undefined) return problems;
  const mended = { suggestion: nearest.replaceAll('\n', ' / '), edits: editsBetween(text, nearest) };
  return problems.with(at, { ...problems[at]!, ...mended });
}

/** By its name: its class would load the parser, which no game is played with. */
const isTextError = (error: unknown): error is TextError =>
  error instanceof Error &&
  error.name === 'TextError' &&
  Array.isArray((error as Partial<TextError>).diagnostics);

/** What is wrong with a text that code wrote, such as the sentence of a keyword, at its words in the first file that has them. */
export function problemsOfWritten(
  error: unknown,
  files: readonly SourceFile[],
  otherwise: Place | undefined,
): readonly Problem[] | undefined {
  if (!isTextError(error)) return undefined;
  for (const file of files) {
    const literals = literalsIn(file.text);
    for (const i of literals.keys()) {
      const words = wordsFrom(file.text, literals, i, error.text);
      if (words !== undefined) return problemsOfText(error, (span) => spanIn(file, words.offsets, span));
    }
  }
  return problemsOfText(error, () => otherwise);
}
