import type { KitCard } from '@cardwright/dsl/kit';
import { type GameName, rowOf } from '../shelf/shelf.ts';

/** The cards of all sets that come with a game: this workspace's own tests hold their texts to their meaning. */
export async function shippedCards(game: GameName): Promise<readonly KitCard[]> {
  const sets = await Promise.all(rowOf(game).sets.map((set) => set.load()));
  return sets.flatMap(({ cards }) => cards);
}
