import type { ReadonlyState } from '@cardwright/core';
import {
  type CardRef,
  isForbidden,
  isPermitted,
  type Kernel,
  playAction,
  type Refusal,
  scopeOf,
  statOf,
  type Test,
  type Zone,
} from '@cardwright/core/game';
import { optionsOf } from '../options/options.ts';
import { friendsOf, playerCardOf } from '../table/areas.ts';
import { level, shareName } from '../table/names.ts';
import { worldWherePlayed } from '../table/places.ts';
import { areSameName } from '../table/same-name.ts';
import { type Traits, traitsOf } from '../table/traits.ts';

export const FORBIDDEN: Refusal = { reason: 'forbidden', rule: 'KH 8.2' };
export const NOT_NOW: Refusal = { reason: 'not-now', rule: 'KH 8.2' };
export const OTHER_TYPE: Refusal = { reason: 'other-type', rule: 'KH 4' };
const CONDITION: Refusal = { reason: 'condition', rule: 'KH 4.9' };

/**
 * Why a card may not be played to an area that its type and the moment allow: prohibitions at that World, and its own
 * text.
 */
export function refusalOf(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
  to: Zone,
): Refusal | null {
  const scope = scopeOf(state, player, card);
  for (const part of kernel.card(state, card).whilePlayed) {
    if (part.kind === 'play-only-if' && !(part.data as Test)(state, scope)) return CONDITION;
  }
  const world = worldWherePlayed(state, player, to);
  return isForbidden(kernel, state, playAction, player, card, world) ? FORBIDDEN : null;
}

/** Whether a duration effect of a card still lasts (KH 4.4). */
export const hasLasting = (state: ReadonlyState, ref: CardRef): boolean =>
  state.durationEffects.some(({ source }) => source === ref);

/** Whether a card is an ally that a player's Player Card can use as a Friend (KH 4.1, 4.6). */
export function isAlly(kernel: Kernel, state: ReadonlyState, player: number, traits: Traits): boolean {
  const leader = playerCardOf(state, player);
  if (leader < 0) return traits.isFriend;
  const own = traitsOf(kernel, state, leader);
  if (own.isDarkPlayer) return traits.isDark && !traits.isNobody;
  if (own.isXiiiPlayer) return traits.isNobody || (traits.isXiiiPlayer && !traits.isForm);
  return traits.isFriend;
}

/** The highest level of Friend that a player may play: one above those in play, which count until they leave (KH 9.19). */
export function highestFriendLevel(kernel: Kernel, state: ReadonlyState, player: number): number {
  let highest = 0;
  for (const friend of friendsOf(state, player))
    highest = Math.max(highest, statOf(kernel, state, friend, level));
  return highest + 1;
}

/** The Friends that must go before a card may come, by the Unique Card rule (KH 4.3, KH 9.21, KH 9.22). */
export function sameNamedFriends(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
): number[] {
  const how = optionsOf(kernel).sameName;
  const { definition } = kernel.card(state, card);
  const shares = (one: number): boolean => isPermitted(kernel, state, shareName, player, one, -1);
  if (shares(card)) return [];
  // Either card may be the one with the matching name: a Dark Card is a Friend only once it is there.
  return friendsOf(state, player).filter(
    (friend) =>
      friend !== card &&
      areSameName(kernel.card(state, friend).definition, definition, how) &&
      !shares(friend),
  );
}
