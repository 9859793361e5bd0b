/** A numbered rule of the Comprehensive Rules, in words of our own. */
export interface RuleRow {
  /** Its number (`4.3.2.1`). */
  readonly number: string;
  /** What it says. */
  readonly says: string;
  /** Why a program has nothing to do here; every other rule is shown by tests. */
  readonly excluded?: string;
  /** It only opens the list of the rules beneath it. */
  readonly opens?: true;
  /** How many examples it has, as they stand in the document: after the rule or its last part. */
  readonly examples?: number;
}

/** Rules by number, in the document's order; a rule of which only its words are to be said is a string. */
export type RuleList = Readonly<Record<string, string | Omit<RuleRow, 'number'>>>;

export const rowsOf = (list: RuleList): readonly RuleRow[] =>
  Object.entries(list).map(([number, rule]) => ({
    number,
    ...(typeof rule === 'string' ? { says: rule } : rule),
  }));
