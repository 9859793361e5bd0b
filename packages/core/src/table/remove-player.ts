import { cardCount, controller, owner, zoneOf } from '../model/core-columns.ts';
import { dropAbilityIndex } from '../model/drop-ability-index.ts';
import type { Kernel } from '../model/kernel.ts';
import type { WritableState } from '../model/state.ts';
import { discard, removed } from '../model/zone.ts';
import { moveCard } from './move-card.ts';

/**
 * Takes a player's cards and waiting abilities out of a game that goes on without them. What they
 * controlled of others' goes to its owner's discard.
 */
export function removePlayer(kernel: Kernel, draft: WritableState, player: number): void {
  draft.pendingTriggers = draft.pendingTriggers.filter((waiting) => waiting.controller !== player);
  for (let card = 0; card < cardCount.get(draft, 0); card++) {
    const zone = kernel.zones[zoneOf.get(draft, card)]!;
    if (owner.get(draft, card) === player) {
      if (zone !== removed) moveCard(kernel, draft, card, removed);
    } else if (controller.get(draft, card) === player) moveCard(kernel, draft, card, discard);
  }
  dropAbilityIndex(draft);
}
