import type { GameEvent } from '../model/game-event.ts';
import type { PendingTrigger } from '../model/pending-trigger.ts';
import type { ReadonlyState } from '../model/state.ts';

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function isSameEvent(a: GameEvent | null, b: GameEvent | null): boolean {
  if (a === null || b === null || a === b) return a === b;
  return (
    a.kind === b.kind &&
    a.player === b.player &&
    a.card === b.card &&
    a.other === b.other &&
    a.amount === b.amount &&
    isSame(Object.entries(a.data ?? {}).flat(), Object.entries(b.data ?? {}).flat())
  );
}

/**
 * Whether two pending triggers are interchangeable: the same ability of the same card, with the same effect. Then their
 * order does not matter.
 */
export function isIdentical(a: PendingTrigger, b: PendingTrigger): boolean {
  return (
    a.part === b.part &&
    a.source === b.source &&
    a.controller === b.controller &&
    isSame(a.slots, b.slots) &&
    (!a.part.readsEvent || isSameEvent(a.event, b.event))
  );
}

function hasIdentical(
  waiting: readonly PendingTrigger[],
  among: readonly number[],
  one: PendingTrigger,
): boolean {
  for (let i = 0; i < among.length; i++) if (isIdentical(waiting[among[i]!]!, one)) return true;
  return false;
}

/** Deduplicates positions of pending triggers: the first of each group of identical ones. */
export function firstOfEach(
  { pendingTriggers: waiting }: ReadonlyState,
  positions: readonly number[],
): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < positions.length; i++) {
    const one = waiting[positions[i]!]!;
    if (!hasIdentical(waiting, found, one)) found.push(positions[i]!);
  }
  return found;
}
