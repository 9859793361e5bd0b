/** What a value from outside must be. */
export interface Wanted {
  /** For messages: “a function”. */
  readonly called: string;
  readonly is: (value: unknown) => boolean;
}
