/** Where in the words a filter stands, as far as "other" depends on it. */
export class OtherThan {
  /** In "each other beast". */
  each = false;
  /** How many were spoken of when the effect began. */
  begin = 0;
  /** Whether a number is being bound, and if so, whether it is said first: "damage equal to your other beasts to …". */
  number: 'first' | 'last' | null = null;
}
