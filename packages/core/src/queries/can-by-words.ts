import type { CardFilter } from '../ability/filter.ts';
import { playAction } from '../model/core-names.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { follows } from '../reference/follows.ts';
import { abilityIndexOf } from './ability-index.ts';
import { isLive } from './active.ts';

/**
 * Whether an effect forbids to play every card that matches a description. Decidable by players who do not see
 * the cards: someone who can't play actions can't play "an action" from a hidden hand.
 */
export function isPlayForbiddenByWords(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  said: readonly CardFilter[],
): boolean {
  for (const active of abilityIndexOf(kernel, state).forbid[playAction.id] ?? []) {
    const { part, scope } = active;
    if (!isLive(state, active) || (part.condition !== null && !part.condition(state, scope))) continue;
    if (part.players !== null && !part.players(state, player, scope)) continue;
    if (part.applies === null || (Array.isArray(part.data) && follows(part.data, said))) return true;
  }
  return false;
}
