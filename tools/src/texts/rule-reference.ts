/** A rule that some part of a text follows. */
export interface RuleReference {
  /** Its number, as the rulebook is cited (`CR 6.1.4`). */
  readonly rule: string;
  /** The part that follows it (`do:may`). */
  readonly part: string;
  /** Path in the data. */
  readonly path: string;
}
