import type { CardsOf, PlayersOf, Test } from '../model/ability-part.ts';

/** A player who is yet to be chosen; a feasibility question iterates over the candidates. */
export interface Supposed {
  readonly among: CardsOf | PlayersOf;
  /** Sets the player assumed now: right before each evaluation, never kept. */
  suppose(player: number): void;
}

/** Slot of something that is chosen only in real execution: in a question it is always empty. */
export const NEVER_FILLED = -1;

/** Existential quantifier: whether the test holds for at least one choice of the assumed players. */
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
