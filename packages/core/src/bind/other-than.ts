import type { CardFilter } from '../ability/filter.ts';

/** The context of a filter, as far as the meaning of "other" depends on it. */
export class OtherThan {
  /** What is said of the cards that are "other". */
  noun: readonly CardFilter[] = [];
  /** Number of antecedents when the effect began. */
  begin = 0;
  /**
   * Whether a number is being bound, and whether it stands before or after the cards: "damage equal to your other
   * beasts to …" has it first.
   */
  number: 'first' | 'last' | null = null;
}
