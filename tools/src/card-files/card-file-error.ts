import type { EntryProblem } from '@cardwright/dsl/kit';
import { PlacedError, type Problem } from '../problems/problem.ts';
import { fromCardFile } from './problems-of.ts';

/** Problems of card files. The code is stable; the message is for people. */
export type CardFileErrorCode =
  /** The file is not JSON or YAML at all. */
  | 'card-file/syntax'
  /** It is, but in none of the supported forms. */
  | 'card-file/form'
  /** A card lacks a fact or has a wrong one. */
  | 'card-file/card'
  /** Two cards claim the same set and number, or the same full name in one set. */
  | 'card-file/duplicate';

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
