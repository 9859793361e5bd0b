import type { ListOf, Test } from '../model/ability-part.ts';

/** A player who is yet to be chosen, as a question supposes one after the other. */
export interface Supposed {
  readonly among: ListOf;
  /** The player supposed now is set right before the question is asked and never kept. */
  suppose(player: number): void;
}

/** The slot of what is not chosen until somebody goes on: nothing is ever there. */
export const NEVER_FILLED = -1;

/** Whether a test holds for at least one way to choose the players it supposes. */
export function existsChoice(supposed: readonly Supposed[], test: Test | null): Test | null {
  if (test === null) return null;
  return supposed.reduceRight<Test>(
    (inner, { among, suppose }) =>
      (s, scope) =>
        among(s, scope).some((player) => {
          suppose(player);
          return inner(s, scope);
        }),
    test,
  );
}
