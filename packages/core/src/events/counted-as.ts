import type { CountedKind, EventKind } from '../model/event-kind.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';

/** Whether an event counts as one of another kind. */
export function countsAs(state: ReadonlyState, event: GameEvent, { when }: CountedKind): boolean {
  return when === undefined || when(state, event);
}

/** Whether an event is of one of these kinds, or counts as such. */
export function isOneOf(
  kernel: Kernel,
  state: ReadonlyState,
  event: GameEvent,
  kinds: readonly EventKind[],
): boolean {
  if (kinds.includes(event.kind)) return true;
  const may = kernel.mayCountAs[event.kind.id];
  return may?.some((one) => kinds.includes(one.kind) && countsAs(state, event, one)) === true;
}
