import type { Kernel } from '../model/kernel.ts';
import type { WritableState } from '../model/state.ts';

/** Puts a card that has entered a zone into states. */
export function enterAs(kernel: Kernel, draft: WritableState, card: number, states: readonly string[]): void {
  for (const name of states) kernel.states.get(name)?.enter?.(kernel, draft, card);
}
