import { enteredTurn, nextInZone, turnNumber } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { firstIn } from '../table/zone-list.ts';

/** A player's cards in all zones that are in play, of one type if it is given. */
export function cardsInPlay(kernel: Kernel, state: ReadonlyState, player: number, type?: string): number[] {
  const cards: number[] = [];
  for (const zone of kernel.inPlayZones)
    for (let card = firstIn(state, player, zone); card >= 0; card = nextInZone.get(state, card))
      if (type === undefined || kernel.card(state, card).definition.type === type) cards.push(card);
  return cards;
}

/** Whether a card was in play when the turn began. */
export const wasThere = (state: ReadonlyState, card: number): boolean =>
  enteredTurn.get(state, card) < turnNumber.get(state, 0);
