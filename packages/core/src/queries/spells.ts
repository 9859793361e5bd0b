import type { BoundAbility } from '../model/ability-part.ts';
import { NO_CARD } from '../model/card-ref.ts';
import type { Kernel } from '../model/kernel.ts';
import { refOf } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';

/** What the text of a card is evaluated in where it does something for a player, outside of any event; -1 for no card. */
export const scopeOf = (state: ReadonlyState, player: number, card: number): Scope => ({
  source: card < 0 ? NO_CARD : refOf(state, card),
  controller: player,
  slots: [],
  event: null,
});

/** What a card does once, as it is played: its abilities of the kind `spell`, in the order written. */
export function spellsOf(kernel: Kernel, state: ReadonlyState, card: number): readonly BoundAbility[] {
  const spells: BoundAbility[] = [];
  for (const ability of kernel.card(state, card).abilities)
    if (ability.data.kind === 'spell') spells.push(ability);
  return spells;
}

/** Whether any of what a card does as it is played could be done now; true of a card that does nothing then. */
export function couldResolve(kernel: Kernel, state: ReadonlyState, player: number, card: number): boolean {
  const spells = spellsOf(kernel, state, card);
  if (spells.length === 0) return true;
  const scope = scopeOf(state, player, card);
  for (const { possible } of spells) if (possible === null || possible(state, scope)) return true;
  return false;
}
