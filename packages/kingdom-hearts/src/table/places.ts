import type { ReadonlyState } from '@cardwright/core';
import { cardOf, controller, isCurrent, isIn, type Zone } from '@cardwright/core/game';
import { currentWorld, hostOf, opponentOf } from './areas.ts';
import { attachedTo } from './columns.ts';
import { darkArea, worldArea } from './zones.ts';

/**
 * Whose current World a card in play is at: not whose card it is. A Dark Card lies on the opponent's World (KH 8.2.4),
 * Equipment is where its bearer is, and all others are where their player is, in a challenge on the defender's World
 * (KH 8.2.1, 8.3, KH 9.34).
 */
export function hostOfCard(state: ReadonlyState, card: number): number {
  const player = controller.get(state, card);
  if (isIn(state, card, darkArea)) return opponentOf(state, player);
  if (isIn(state, card, worldArea)) return player;
  const bearer = attachedTo.get(state, card);
  if (bearer >= 0 && isCurrent(state, bearer)) return hostOfCard(state, cardOf(bearer));
  return hostOf(state, player);
}

/** The World at which a player plays a card that goes to an area; -1 where there is none (KH 9.10). */
export function worldWherePlayed(state: ReadonlyState, player: number, to: Zone): number {
  if (to === darkArea) return currentWorld(state, opponentOf(state, player));
  return currentWorld(state, to === worldArea ? player : hostOf(state, player));
}
