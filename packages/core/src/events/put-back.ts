import type { Machine } from '../model/machine.ts';

/** Puts the event that a replacement was offered for back among those that are about to happen. */
export function putBack(machine: Machine): void {
  const batch = machine.below()!;
  batch.events = [...batch.events!, machine.frame.event!];
}
