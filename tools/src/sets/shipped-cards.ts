import type { KitCard } from '@cardwright/dsl/kit';
import type { ChosenGame } from '../shelf/chosen-game.ts';

/** The cards of all sets that come with a game: this workspace's own tests hold their texts to their meaning. */
export async function shippedCards({ shipped }: ChosenGame): Promise<readonly KitCard[]> {
  const sets = await Promise.all(shipped.map((set) => set.load()));
  return sets.flatMap(({ cards }) => cards);
}
