import type { ListOf, Test } from '../model/ability-part.ts';

/** Cards that an effect has found or had chosen, as part of what it does. */
export interface Found {
  readonly list: ListOf;
  /** Whether they are as many as the effect says (CR 6.1.5.1). */
  readonly enough: Test;
  /** None of them need be there ("up to"). */
  readonly optional: boolean;
}
