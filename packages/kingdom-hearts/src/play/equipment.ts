import type { ReadonlyState } from '@cardwright/core';
import { cardsIn, isPermitted, type Kernel, play, scopeOf } from '@cardwright/core/game';
import { optionsOf } from '../options/options.ts';
import { equipmentOn } from '../table/areas.ts';
import { carryAnother } from '../table/names.ts';
import { areSameName } from '../table/same-name.ts';
import { traitsOf } from '../table/traits.ts';

/** Equipment of the same name that a player controls: it must go first (KH 8.2.6). */
export function sameNamedEquipment(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
): number[] {
  const { definition } = kernel.card(state, card);
  const how = optionsOf(kernel).sameName;
  return cardsIn(state, player, play).filter(
    (other) =>
      other !== card &&
      traitsOf(kernel, state, other).isEquipment &&
      areSameName(kernel.card(state, other).definition, definition, how),
  );
}

/**
 * Whether Equipment may be put on a character: its text allows it, and there is room (KH 8.2.6). What is on the
 * character takes room whoever controls it (KH 9.43), unless it goes for the new one.
 */
export function canEquip(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
  character: number,
): boolean {
  const scope = scopeOf(state, player, card);
  for (const part of kernel.card(state, card).whilePlayed) {
    if (part.kind === 'equip-only' && part.applies?.(state, character, scope) !== true) return false;
  }
  const going = sameNamedEquipment(kernel, state, player, card);
  const others = equipmentOn(state, character).filter((e) => e !== card && !going.includes(e));
  if (others.length === 0) return true;
  return others.length === 1 && isPermitted(kernel, state, carryAnother, player, character, -1);
}
