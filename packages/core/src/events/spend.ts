import { dropBoard } from '../model/drop-board.ts';
import type { Lasting } from '../model/lasting.ts';
import type { Draft } from '../model/state.ts';

/** Counts one use of an effect that has a limited number; at none it ceases to exist. */
export function spendUse(draft: Draft, lasting: Lasting): void {
  if (lasting.uses < 0) return;
  const list: Lasting[] = [];
  for (const l of draft.lasting) {
    if (l.id !== lasting.id) list.push(l);
    else if (l.uses > 1) list.push(l.with({ uses: l.uses - 1 }));
  }
  draft.lasting = list;
  dropBoard(draft);
}
