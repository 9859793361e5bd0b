import type { ReadonlyState } from '@cardwright/core';
import { firstIn, nextInZone } from '@cardwright/core/game';
import { exerted } from './columns.ts';
import { inkwell } from './zones.ts';

/** How much ink a player can pay: the ready cards in the inkwell (CR 5.2.3, 7.5.1). */
export function readyInk(state: ReadonlyState, player: number): number {
  let ready = 0;
  for (let card = firstIn(state, player, inkwell); card >= 0; card = nextInZone.get(state, card)) {
    if (exerted.get(state, card) === 0) ready++;
  }
  return ready;
}
