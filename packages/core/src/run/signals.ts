/** What a step may return, in numbers: the machine makes them, and who watches steps reads them. */
export const NEXT = 0;
export const GOTO = 1;
export const ASK = 2;
export const EMIT = 3;
export const PUSH = 4;
export const POP = 5;
export const HALT = 6;
