import type { Card } from '../model/card.ts';
import { definition, owner } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { NO_OWNER, removed } from '../model/zone.ts';
import type { OutsideChance } from '../table/outside-chance.ts';
import { ANY, type HiddenPlace } from './hidden-places.ts';

/** What a player knows, or supposes, of the cards that others have brought. */
export interface DeckKnowledge {
  /**
   * Card ids by seat: the whole list with which that player came. A player knows their own anyway; for a seat without one
   * any card of the game may be there.
   */
  readonly lists?: readonly (readonly string[] | null)[];
}

const playables = new WeakMap<Kernel, readonly Card[]>();

/** The cards that can be played with. */
function playable(kernel: Kernel): readonly Card[] {
  let cards = playables.get(kernel);
  if (cards === undefined) {
    cards = kernel.cards.filter(({ definition: { unsupported } }) => unsupported === undefined);
    playables.set(kernel, cards);
  }
  return cards;
}

/** What is left of a list without the cards that are known to be elsewhere. */
function leftOf(kernel: Kernel, list: readonly string[], seen: readonly number[]): number[] {
  const left = list.flatMap((id) => kernel.cardsById.get(id)?.index ?? []);
  for (const face of seen) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * Says which card lies at each hidden place: by chance, out of what the player knows its owner to have there, never by what
 * really lies there. Returns the indexes of definitions by place.
 */
export function dealFaces(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  places: readonly HiddenPlace[],
  hidden: readonly boolean[],
  remembered: ReadonlySet<number>,
  { lists = [] }: DeckKnowledge,
  chance: OutsideChance,
): Map<HiddenPlace, number> {
  const faces = new Map<HiddenPlace, number>();
  const known = (card: number): boolean => !hidden[card] || remembered.has(card);
  const byOwner = new Map<number, HiddenPlace[]>();
  for (const place of places) {
    const { content } = place;
    if (content !== ANY && known(content)) faces.set(place, definition.get(state, content));
    // Nothing brings it back: it is out of every list.
    else if (place.zone === removed) faces.set(place, playable(kernel)[0]!.index);
    else if (byOwner.has(place.owner)) byOwner.get(place.owner)!.push(place);
    else byOwner.set(place.owner, [place]);
  }
  for (const [of, theirs] of byOwner) {
    let left: number[];
    if (of === player || of === NO_OWNER)
      left = places
        .filter((place) => place.owner === of && !known(place.row) && place.zone !== removed)
        .map(({ row }) => definition.get(state, row))
        .sort((a, b) => a - b);
    else {
      const seen = hidden.flatMap((_, card) => (known(card) && owner.get(state, card) === of ? card : []));
      left = leftOf(
        kernel,
        lists[of] ?? [],
        seen.map((card) => definition.get(state, card)),
      );
    }
    const dealt = chance.sample(left, theirs.length);
    for (const [i, place] of theirs.entries())
      faces.set(place, dealt[i] ?? chance.pick(playable(kernel)).index);
  }
  return faces;
}
