import { dropAbilityIndex } from '../model/drop-ability-index.ts';
import type { DurationEffect } from '../model/duration-effect.ts';
import type { WritableState } from '../model/state.ts';

/** Counts down one use of a limited effect; at zero the effect ends. */
export function spendUse(draft: WritableState, lasting: DurationEffect): void {
  if (lasting.uses < 0) return;
  const list: DurationEffect[] = [];
  for (const l of draft.durationEffects) {
    if (l.id !== lasting.id) list.push(l);
    else if (l.uses > 1) list.push(l.with({ uses: l.uses - 1 }));
  }
  draft.durationEffects = list;
  dropAbilityIndex(draft);
}
