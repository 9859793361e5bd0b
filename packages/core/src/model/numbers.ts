import type { Layout } from './layout.ts';

/** Read access to the numbers of a game, for columns. */
export interface Numbers {
  readonly layout: Layout;
  readonly n: Readonly<Int32Array>;
}

declare const draft: unique symbol;

/** Write access to the numbers of a game. Only commits receive it. */
export interface WritableNumbers {
  readonly layout: Layout;
  readonly n: Int32Array;
  readonly [draft]: true;
}
