import type { WritableState } from '../model/state.ts';
import type { Zone } from '../model/zone.ts';
import { randomBelow } from './random.ts';
import { cardsIn, relink } from './zone-list.ts';

/** Puts a player's zone into random order (Fisher–Yates), with the generator in state. */
export function shuffleZone(draft: WritableState, player: number, zone: Zone): void {
  const cards = cardsIn(draft, player, zone);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = randomBelow(draft, i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
  relink(draft, player, zone, cards);
}
