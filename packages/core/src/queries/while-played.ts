import type { Kernel } from '../model/kernel.ts';
import type { Part } from '../model/part.ts';
import type { ReadonlyState } from '../model/state.ts';
import { appliesTo } from './active.ts';
import { boardOf } from './board.ts';

/**
 * The parts that function while a card is being played (CR 6.1.12): those of its own text, and those of abilities that
 * effects give it where it is.
 */
export function partsWhilePlayed(kernel: Kernel, state: ReadonlyState, card: number): readonly Part[] {
  const own = kernel.card(state, card).whilePlayed;
  const grants = boardOf(kernel, state).abilities;
  let found: Part[] | null = null;
  for (let i = 0; i < grants.length; i++) {
    for (const { whilePlayed } of grants[i]!.part.abilities) {
      if (whilePlayed.length > 0 && appliesTo(state, grants[i]!, card))
        found = (found ?? own).concat(whilePlayed);
    }
  }
  return found ?? own;
}
