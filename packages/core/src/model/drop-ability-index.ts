import type { WritableState } from './state.ts';
import { callForCheck } from './unchecked.ts';

/** Invalidates the ability index of a state, since other abilities function now; the state check is then due, too. */
export function dropAbilityIndex(draft: WritableState): void {
  draft.abilityIndex = null;
  callForCheck(draft);
}
