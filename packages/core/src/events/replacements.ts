import type { AbilityPart } from '../model/ability-part.ts';
import type { Active } from '../model/active.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { abilityIndexOf } from '../queries/ability-index.ts';
import { isLive } from '../queries/active.ts';
import { wasUsed } from '../queries/was-used.ts';

/** Replacement effects that fit an event and have not had their chance with it yet. */
export function applicableReplacements(kernel: Kernel, state: ReadonlyState, event: GameEvent): Active[] {
  const candidates = abilityIndexOf(kernel, state).replacing[event.kind.id];
  const fitting: Active[] = [];
  if (candidates === undefined) return fitting;
  for (let i = 0; i < candidates.length; i++) {
    const active = candidates[i]!;
    if (event.applied.includes(active.mark)) continue;
    if (!isLive(state, active)) continue;
    const part = active.part;
    if (part.condition !== null && !part.condition(state, active.scope)) continue;
    if (part.usesPerTurn !== null && wasUsed(state, part.id, active.scope.source, part.usesPerTurn)) continue;
    if (part.pattern!.matches(state, event, active.scope)) fitting.push(active);
  }
  return fitting;
}

/** The `data` of a part that replaces its event by nothing: "you don't discard" prohibits as "can't" does. */
export const PREVENTS = 'prevents';

/** Whether a part replaces its event by nothing. */
export const isPrevention = (part: AbilityPart): boolean => part.data === PREVENTS;
