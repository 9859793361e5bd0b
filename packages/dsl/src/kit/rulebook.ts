/** A numbered rule of a game. */
export interface RuleRow {
  /** Its number in the game's rules (`4.3.2.1`). */
  readonly number: string;
  /** What it says, in our own words. */
  readonly says: string;
  /** Why no program can implement it; a rule is either tested or excluded. */
  readonly excluded?: string;
  /** It only opens the list of rules below it, and is shown if all of those are. */
  readonly opens?: true;
  /** Number of examples in the rules; none if absent. Several are called A, B, C … in order. */
  readonly examples?: number;
}

/** Rules by number, in the document's order; a rule of which only its words are to be said is a string. */
export type RuleList = Readonly<Record<string, string | Omit<RuleRow, 'number'>>>;

/** The numbered rules of a game, as its package has them. */
export interface Rulebook {
  /** What the rules are called ("Comprehensive Rules 2.1.0"). */
  readonly name: string;
  /** What stands before a number where a rule is cited (`CR`). */
  readonly prefix: string;
  /** Headings of sections: numbers that can be cited and say nothing themselves. */
  readonly headings: Readonly<Record<string, string>>;
  /** Section by section, in the rules' order. */
  readonly sections: readonly RuleList[];
}
