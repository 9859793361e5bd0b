import { cardOf } from '../model/card-ref.ts';
import { cardCount, owner, zoneOf } from '../model/core-columns.ts';
import { defineEvent } from '../model/event-kind.ts';
import type { StateCheckRow } from '../model/game-rules.ts';
import { refOf } from '../model/reference.ts';
import { removed, type Zone } from '../model/zone.ts';
import { made, makeCard } from '../table/make-card.ts';
import { moveCard } from '../table/move-card.ts';

/**
 * Cards are made of the definition `data.card`, out of the game, in the rows `data.rows`. Nothing is seen of it until an
 * event of the game brings them somewhere.
 */
export const cardsMade = defineEvent('cards-made', {
  visibility: 'no-one',
  commit: (kernel, draft, { player, data }) => {
    for (const row of data!['rows'] as readonly number[])
      makeCard(kernel, draft, row, data!['card'] as string, player);
  },
});

/** A card that was made leaves the game for good: it is nowhere any more. */
export const ceased = defineEvent('ceased', {
  passage: { to: removed },
  commit: (kernel, draft, { card }) => moveCard(kernel, draft, cardOf(card), removed),
});

/**
 * A state check by which cards that were made cease when they leave play.
 * @param stay zones out of play in which they stay
 */
export function madeCardsCease(rule: string, stay: readonly Zone[] = []): StateCheckRow {
  return {
    name: 'made-cards-cease',
    rule,
    find: (kernel, state) => {
      const gone: number[] = [];
      for (let card = cardCount.get(state, 0) - 1; card >= 0; card--) {
        if (made.get(state, card) === 0) continue;
        const zone = kernel.zones[zoneOf.get(state, card)]!;
        if (!zone.inPlay && zone !== removed && !stay.includes(zone)) gone.push(card);
      }
      return gone.map((card) => ceased.of(owner.get(state, card), { card: refOf(state, card) }));
    },
  };
}
