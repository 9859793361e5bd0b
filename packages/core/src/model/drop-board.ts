import type { Draft } from './state.ts';
import { callForCheck } from './unchecked.ts';

/** Drops the index of a state, since other abilities function now; a state check may be met by that. */
export function dropBoard(draft: Draft): void {
  draft.board = null;
  callForCheck(draft);
}
