/** A numbered statement of the rulebook, in words of our own. The rulebook has no numbers: they are ours. */
export interface RuleRow {
  /** Its number (`8.2.1.3`). */
  readonly number: string;
  /** What it says. */
  readonly says: string;
  /** Why a program has nothing to do here; every other statement is shown by tests. */
  readonly excluded?: string;
  /** How many examples the rulebook gives of it. */
  readonly examples?: number;
}

/** Statements by number, in the rulebook's order; one of which only its words are to be said is a string. */
export type RuleList = Readonly<Record<string, string | Omit<RuleRow, 'number'>>>;

export const rowsOf = (list: RuleList): readonly RuleRow[] =>
  Object.entries(list).map(([number, rule]) => ({
    number,
    ...(typeof rule === 'string' ? { says: rule } : rule),
  }));
