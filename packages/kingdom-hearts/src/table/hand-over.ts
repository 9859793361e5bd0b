import {
  type CardRef,
  firstIn,
  nextInZone,
  play,
  playerCount,
  type WritableState,
} from '@cardwright/core/game';
import { attachedTo } from './columns.ts';

/** Moves the Equipment of one character to another that stands in its place (KH 8.2.5, KH 9.39, KH 9.41). */
export function handOver(draft: WritableState, from: CardRef, to: CardRef): void {
  for (let player = 0; player < playerCount.get(draft, 0); player++) {
    for (let card = firstIn(draft, player, play); card >= 0; card = nextInZone.get(draft, card)) {
      if (attachedTo.get(draft, card) === from) attachedTo.put(draft, card, to);
    }
  }
}
