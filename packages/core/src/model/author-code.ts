/** The lists of a plugin whose rows are code for a kind of data. */
export type RowField = 'filters' | 'conditions' | 'quantities' | 'costs' | 'effects';

/** A function of a row of a plugin. */
export interface AuthorCode {
  readonly field: RowField | 'events' | 'rules';
  readonly hook: string;
  /** The row's kind, or the event's name. */
  readonly name: string;
  /** The ability that it is called for, by id; empty if none. */
  readonly ability: string;
}
