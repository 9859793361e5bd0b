import type { CardsOf, Test } from '../model/ability-part.ts';

/** Cards that an effect found or had chosen while it was being performed. */
export interface Found {
  readonly list: CardsOf;
  /** Whether they are as many as the effect says. */
  readonly enough: Test;
  /** Zero cards are acceptable ("up to"). */
  readonly optional: boolean;
}
