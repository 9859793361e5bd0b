import type { WritableNumbers } from './numbers.ts';

/** Value of `unchecked`: events happened since the last state check. */
export const HAPPENED = 1;
const TOUCHED = 2;

/** Records that an event happened: state checks that do not declare their columns are due. */
export function noteEvent(draft: WritableNumbers): void {
  draft.n[draft.layout.uncheckedAt]! |= HAPPENED;
}

/** Records that a column read by a state check changed: all checks are due. */
export function callForCheck(draft: WritableNumbers): void {
  draft.n[draft.layout.uncheckedAt]! |= TOUCHED;
}
