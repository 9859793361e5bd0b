import type { EntryProblem } from '@cardwright/dsl/kit';
import type { ToolProblemCode } from '../problems/catalogue/index.ts';
import { PlacedError, type Problem } from '../problems/problem.ts';
import { fromCardFile } from './problems-of.ts';

/** Codes of problems of card files. Stable; the message is for people. */
export type CardFileErrorCode = Extract<ToolProblemCode, `card-file/${string}`>;

/** A card file without any usable card. `problems` has one entry per problem. */
export class CardFileError extends PlacedError {
  override readonly name = 'CardFileError';
  constructor(
    readonly code: CardFileErrorCode,
    /** The file as the user named it. */
    readonly file: string,
    readonly problems: readonly EntryProblem[],
    summary: string,
  ) {
    const shown = problems.slice(0, 10).map(({ message }) => `  - ${message}`);
    const more = problems.length > shown.length ? [`  … and ${problems.length - shown.length} more`] : [];
    super([`${file} ${summary} [${code}]`, ...shown, ...more].join('\n'));
  }

  override problemsIn(cwd: string): readonly Problem[] {
    return fromCardFile(this, cwd);
  }
}
