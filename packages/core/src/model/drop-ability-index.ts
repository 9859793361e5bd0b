import type { WritableState } from './state.ts';
import { callForCheck } from './unchecked.ts';

/** Drops the index of a state, since other abilities function now; a state check may be met by that. */
export function dropAbilityIndex(draft: WritableState): void {
  draft.abilityIndex = null;
  callForCheck(draft);
}
