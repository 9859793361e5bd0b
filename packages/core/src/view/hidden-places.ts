import { owner, playerCount } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { removed, SHARED, type Zone } from '../model/zone.ts';
import type { OutsideChance } from '../table/outside-chance.ts';
import { cardsIn } from '../table/zone-list.ts';
import { canSee } from './can-see.ts';
import type { Mentioned } from './mentioned.ts';

/** No card in particular. */
export const ANY = -1;

/** A place on the table at which a player does not know which card lies. */
export interface HiddenPlace {
  readonly zone: Zone;
  /** The card that lies there: whose it is, and what all see of it. */
  readonly row: number;
  readonly owner: number;
  /** Everybody sees what is done with the card there: that it is turned, under which it lies. */
  readonly open: boolean;
  /** The card that is spoken of elsewhere and comes to lie here; or {@link ANY}. */
  content: number;
  /** The index of the card that lies here in the end. */
  index: number;
}

/** A zone of a player, in order: cards that stay where they are, and hidden places. */
export interface Pile {
  readonly player: number;
  readonly zone: Zone;
  readonly places: readonly (number | HiddenPlace)[];
}

/** How many cards from one end of a pile a player knows: those stay there. */
function knownRun(cards: readonly number[], hidden: readonly boolean[]): number {
  const at = cards.findIndex((card) => hidden[card]);
  return at < 0 ? cards.length : at;
}

function pileOf(
  kernel: Kernel,
  state: ReadonlyState,
  viewer: number,
  hidden: readonly boolean[],
  player: number,
  zone: Zone,
): Pile {
  const cards = cardsIn(state, player, zone);
  const open = zone.visibility === 'public' || zone.status.length > 0 || zone === removed;
  const top = knownRun(cards, hidden);
  const bottom = cards.length - knownRun(cards.toReversed(), hidden);
  const places = cards.map((card, at): number | HiddenPlace => {
    const stays = !hidden[card] && (open || at < top || at >= bottom || canSee(kernel, state, viewer, card));
    if (stays) return card;
    return { zone, row: card, owner: owner.get(state, card), open, content: ANY, index: ANY };
  });
  return { player, zone, places };
}

/** The zones of a table in which a player does not know every card at its place. */
export function hiddenPiles(
  kernel: Kernel,
  state: ReadonlyState,
  viewer: number,
  hidden: readonly boolean[],
): Pile[] {
  const piles: Pile[] = [];
  for (let player = 0; player < playerCount.get(state, 0); player++)
    for (const zone of kernel.zones) {
      if (zone.shared && player !== SHARED) continue;
      const pile = pileOf(kernel, state, viewer, hidden, player, zone);
      if (pile.places.some((place) => typeof place !== 'number')) piles.push(pile);
    }
  return piles;
}

/** The hidden places of a pile. */
export const placesIn = ({ places }: Pile): HiddenPlace[] =>
  places.filter((place): place is HiddenPlace => typeof place !== 'number');

/**
 * Says at which hidden places the cards lie that are spoken of elsewhere, and which index the card of each place has. What
 * was learnt of a card's way tells its zone; the place in a closed zone is by chance, and so is the zone of a card that
 * went on from where it was last seen.
 */
export function occupy(
  piles: readonly Pile[],
  state: ReadonlyState,
  hidden: readonly boolean[],
  mentioned: Mentioned,
  chance: OutsideChance,
): void {
  const all = piles.flatMap(placesIn);
  const settle = (card: number, among: readonly HiddenPlace[]): void => {
    const free = among.filter((place) => place.content === ANY && place.owner === owner.get(state, card));
    if (free.length > 0) chance.pick(free).content = card;
  };
  for (const pile of piles) {
    const places = placesIn(pile);
    const here = new Set(places.map(({ row }) => row));
    for (const place of places)
      if (
        place.open &&
        (mentioned.get(place.row) === true || (place.zone === removed && mentioned.has(place.row)))
      )
        place.content = place.row;
    // Cards that the player knows, without their places.
    for (const { row } of places.filter((place) => !hidden[place.row]).sort((a, b) => a.row - b.row))
      settle(row, places);
    for (const [card, firm] of mentioned)
      if (firm && here.has(card) && !places.some(({ content }) => content === card)) settle(card, places);
  }
  const taken = new Set(all.map(({ content }) => content));
  const left = all.filter(({ zone }) => zone !== removed);
  for (const card of mentioned.keys()) if (!taken.has(card)) settle(card, left);
  number(all, state, hidden);
}

/** Gives the cards of hidden places their indexes: in the order of the places, so that none tells what lay where. */
function number(all: readonly HiddenPlace[], state: ReadonlyState, hidden: readonly boolean[]): void {
  const free = new Map<number, number[]>();
  for (const [card, isHidden] of hidden.entries()) {
    if (!isHidden) continue;
    const of = owner.get(state, card);
    const indexes = free.get(of);
    if (indexes === undefined) free.set(of, [card]);
    else indexes.push(card);
  }
  for (const place of all) {
    const { content } = place;
    place.index = content !== ANY && !hidden[content] ? content : free.get(place.owner)!.shift()!;
  }
}
