import type { Active } from '../model/active.ts';
import type { ReadonlyState } from '../model/state.ts';
import { appliesTo } from './active.ts';

/** Whether one of the keyword removals applies to this card. */
export function isLost(losing: readonly Active[] | undefined, state: ReadonlyState, card: number): boolean {
  if (losing === undefined) return false;
  for (let i = 0; i < losing.length; i++) if (appliesTo(state, losing[i]!, card)) return true;
  return false;
}

/** Whether an ability is called so; names are printed in capitals, and spoken of without. */
export function isNamed(printed: string | undefined, spoken: string): boolean {
  return printed !== undefined && printed.toLowerCase() === spoken.toLowerCase();
}

/**
 * Whether a card has lost an ability, with all others or by its name.
 * @param name of the ability; undefined if it has none
 */
export function losesAbility(
  losing: readonly Active[],
  state: ReadonlyState,
  card: number,
  name: string | undefined,
): boolean {
  for (let i = 0; i < losing.length; i++) {
    const active = losing[i]!;
    const called = active.part.data as string | null;
    if (called !== null && !isNamed(name, called)) continue;
    if (appliesTo(state, active, card)) return true;
  }
  return false;
}
