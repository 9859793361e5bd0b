import { isOneOf } from '../events/counted-as.ts';
import type { CardsOf } from '../model/ability-part.ts';
import type { CardRef } from '../model/card-ref.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { Frame } from '../model/frame.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import type { Machine } from '../model/machine.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Binder } from './binder.ts';
import { listIn } from './slot-values.ts';

/** Keeps the cards that a batch of events was done to, for "… this way". */
export interface DoneTo {
  /** To be called with the events, right before they are proposed. */
  propose(machine: Machine, events: readonly GameEvent[]): void;
  /** Adds the step after they happened, or did not. */
  settle(): void;
  /** Forgets what was done. */
  clear(frame: Frame): void;
  /** The cards it was really done to, by deed; null if this batch does no such deed. */
  readonly cards: (deed: string) => CardsOf | null;
}

/** Whether the deed was done to the card since the history was `since` long: not if it was prohibited or replaced. */
function happened(
  kernel: Kernel,
  state: ReadonlyState,
  ref: CardRef,
  kind: EventKind,
  since: number,
): boolean {
  for (let entry = state.history; entry !== null && entry.count > since; entry = entry.earlier)
    if (entry.event.card === ref && isOneOf(kernel, state, entry.event, [kind])) return true;
  return false;
}

/**
 * Keeps the cards of a batch of events by those deeds that the text refers to; null if it refers to none of them.
 *
 * @param does what is done to the cards: the kinds of the events, and what they count as
 * @param adds whether the batch is one of several of the same effect, which begins with `clear`
 */
export function doneTo(binder: Binder, does: readonly EventKind[], adds = false): DoneTo | null {
  const { kernel, deeds } = binder;
  const spokenOf = does.filter(({ name }) => deeds.includes(name));
  if (spokenOf.length === 0) return null;
  const kept = spokenOf.map((kind) => ({ kind, slot: binder.slot<readonly CardRef[]>() }));
  const proposed = binder.slot<readonly CardRef[]>();
  const since = binder.slot<number>();
  return {
    propose({ state, frame }, events) {
      frame.set(
        proposed,
        events.map(({ card }) => card),
      );
      frame.set(since, state.history?.count ?? 0);
    },
    settle() {
      binder.step((m) => {
        const { state, frame } = m;
        const cards = frame.get(proposed);
        for (const { kind, slot } of kept) {
          const before = adds ? ((frame.get(slot) ?? []) as readonly CardRef[]) : [];
          const done = cards.filter((ref) => happened(kernel, state, ref, kind, frame.get(since)));
          frame.set(slot, [...before, ...done]);
        }
        return m.next();
      });
    },
    clear({ slots }) {
      for (const { slot } of kept) slots[slot] = [];
    },
    cards: (deed) => {
      const slot = kept.find(({ kind }) => kind.name === deed)?.slot;
      return slot === undefined ? null : listIn(slot);
    },
  };
}
