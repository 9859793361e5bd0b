import { type CardRef, cardOf } from '../model/card-ref.ts';
import { isCurrent, movedOnce, refOf } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';

/** Whether the resolving ability itself moved the card, from the zone where the text refers to it. */
function movedByItself(state: ReadonlyState, ref: CardRef, { source }: Scope): boolean {
  for (let entry = state.history; entry !== null; entry = entry.earlier)
    if (entry.event.card === ref && entry.event.source === source) return true;
  return false;
}

/**
 * Cards that an effect may still move or play: those that are where they were, those that the same ability moved
 * before, and of the event that triggered it those that it moved itself ("return that card").
 */
export function findable(state: ReadonlyState, refs: readonly CardRef[], scope: Scope): CardRef[] {
  const found: CardRef[] = [];
  for (const ref of refs) {
    if (ref < 0) continue;
    if (isCurrent(state, ref)) found.push(ref);
    else if (
      movedOnce(state, ref) &&
      (scope.event?.kind.options.lookBack === true || movedByItself(state, ref, scope))
    )
      found.push(refOf(state, cardOf(ref)));
  }
  return found;
}
