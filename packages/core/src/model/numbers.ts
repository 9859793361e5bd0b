import type { Layout } from './layout.ts';

/** The numbers of a game at one moment, and where each lies: all that a column reads. */
export interface Numbers {
  readonly layout: Layout;
  readonly n: Readonly<Int32Array>;
}

declare const draft: unique symbol;

/** Numbers that may be written. Only commits receive them. */
export interface WritableNumbers {
  readonly layout: Layout;
  readonly n: Int32Array;
  readonly [draft]: true;
}
