import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import { NONE } from '../model/none.ts';
import type { ReadonlyState } from '../model/state.ts';

/** The events that one is made of. */
export function partsOf(kernel: Kernel, state: ReadonlyState, event: GameEvent): readonly GameEvent[] {
  const { parts } = event.kind.options;
  return parts === undefined ? NONE : parts(kernel, state, event);
}

/** Events, then what they are made of; not what is among them by itself: cards that leave together may be ordered. */
export function withParts(
  kernel: Kernel,
  state: ReadonlyState,
  events: readonly GameEvent[],
): readonly GameEvent[] {
  let all = events;
  for (let i = 0; i < events.length; i++) {
    for (const part of partsOf(kernel, state, events[i]!)) {
      if (events.some(({ kind, card }) => kind === part.kind && card === part.card)) continue;
      all = all === events ? [...events, part] : all.concat(part);
    }
  }
  return all;
}
