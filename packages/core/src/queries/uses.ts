import type { BoundAbility } from '../model/ability-part.ts';
import { cardOf } from '../model/card-ref.ts';
import type { Kernel } from '../model/kernel.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import { abilityIndexOf } from './ability-index.ts';
import { activatedOf } from './activated.ts';
import { isNamed } from './lost.ts';
import { partsOn } from './parts-on.ts';

/** The part kind that lets abilities be used for free. */
export const USE_FOR_FREE = 'use-for-free';

/** A way of using an activated ability: at its cost, or for free. */
export interface Use {
  readonly ability: BoundAbility;
  readonly free: boolean;
}

/** The number of ways to use a card's activated abilities, legal or not. */
export function countUses(kernel: Kernel, state: ReadonlyState, card: number): number {
  const { length } = activatedOf(kernel, state, card);
  return length > 0 && abilityIndexOf(kernel, state).ofKind(USE_FOR_FREE).length > 0 ? 2 * length : length;
}

/** One way to use a card's ability: first each for its cost, then each for free. */
export function useAt(kernel: Kernel, state: ReadonlyState, card: number, option: number): Use {
  const abilities = activatedOf(kernel, state, card);
  return { ability: abilities[option % abilities.length]!, free: option >= abilities.length };
}

/** Whether some effect lets the player of a scope use an ability of its card for free. */
export function isFreeToUse(
  kernel: Kernel,
  state: ReadonlyState,
  { source, controller }: Scope,
  ability: BoundAbility,
): boolean {
  const listed = partsOn(kernel, state, cardOf(source), USE_FOR_FREE);
  for (let i = 0; i < listed.length; i++) {
    const { part, scope } = listed[i]!;
    if (!part.players!(state, controller, scope)) continue;
    if (part.data === null || isNamed(ability.data.name, part.data as string)) return true;
  }
  return false;
}
