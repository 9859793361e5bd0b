import type { WritableNumbers } from './numbers.ts';

/** In the column `unchecked`: events happened since the last state check. */
export const HAPPENED = 1;
const TOUCHED = 2;

/** Notes that an event happened: those state checks are due that do not say what they read. */
export function noteEvent(draft: WritableNumbers): void {
  draft.n[draft.layout.uncheckedAt]! |= HAPPENED;
}

/** Notes that something changed that a state check reads: all of them are due. */
export function callForCheck(draft: WritableNumbers): void {
  draft.n[draft.layout.uncheckedAt]! |= TOUCHED;
}
