/** The lists of a plugin whose rows are code for a kind of data. */
export type RowField = 'filters' | 'conditions' | 'quantities' | 'costs' | 'effects';

/** Code of a plugin: which function of which row. */
export interface AuthorCode {
  readonly field: RowField | 'events' | 'rules';
  readonly hook: string;
  /** The row's kind, or the event's name. */
  readonly name: string;
  /** The ability for which it is called, by id; empty where there is none. */
  readonly ability: string;
}
