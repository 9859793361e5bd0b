import type { AbilityPart } from '../model/ability-part.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { abilityIndexOf } from './ability-index.ts';
import { appliesTo } from './active.ts';

/**
 * The parts that function while a card is being played: those of its own text, and those of abilities that
 * effects give it where it is.
 */
export function partsWhilePlayed(kernel: Kernel, state: ReadonlyState, card: number): readonly AbilityPart[] {
  const own = kernel.card(state, card).whilePlayed;
  const grants = abilityIndexOf(kernel, state).abilities;
  let found: AbilityPart[] | null = null;
  for (let i = 0; i < grants.length; i++) {
    for (const { whilePlayed } of grants[i]!.part.abilities) {
      if (whilePlayed.length > 0 && appliesTo(state, grants[i]!, card))
        found = (found ?? own).concat(whilePlayed);
    }
  }
  return found ?? own;
}
