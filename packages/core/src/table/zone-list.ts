import { controller, nextInZone, owner, previousInZone, zoneOf } from '../model/core-columns.ts';
import type { ReadonlyState, WritableState } from '../model/state.ts';
import { SHARED, type Zone } from '../model/zone.ts';

/** Each (player, zone) has three numbers: first card, last card, count. */
const ROW = 3;

function rowOf(state: ReadonlyState, player: number, zoneIndex: number): number {
  const layout = state.layout;
  return layout.zonesAt + (player * layout.zoneCount + zoneIndex) * ROW;
}

/** The row of a zone that a card of this player is in: a shared zone has one. */
function homeOf(state: ReadonlyState, player: number, zoneIndex: number): number {
  return rowOf(state, state.layout.sharedIndex[zoneIndex] === true ? SHARED : player, zoneIndex);
}

/** First card of a player's zone (top of a deck), or -1. Go on with `nextInZone.get(state, card)`. */
export function firstIn(state: ReadonlyState, player: number, zone: Zone): number {
  return state.n[rowOf(state, player, state.layout.zoneIndex[zone.id]!)]!;
}

/** First card of a player's zone, by engine-local index. */
export function firstAt(state: ReadonlyState, player: number, zoneIndex: number): number {
  return state.n[rowOf(state, player, zoneIndex)]!;
}

/** Last card of a player's zone (bottom of a deck), or -1. */
export function lastIn(state: ReadonlyState, player: number, zone: Zone): number {
  return state.n[rowOf(state, player, state.layout.zoneIndex[zone.id]!) + 1]!;
}

/** How many cards a player has in a zone. */
export function countIn(state: ReadonlyState, player: number, zone: Zone): number {
  return state.n[rowOf(state, player, state.layout.zoneIndex[zone.id]!) + 2]!;
}

/** Whether a card is in a zone, of any player. */
export function isIn(state: ReadonlyState, card: number, zone: Zone): boolean {
  return zoneOf.get(state, card) === state.layout.zoneIndex[zone.id];
}

/** The cards of a player's zone, first to last, as indexes. */
export function cardsIn(state: ReadonlyState, player: number, zone: Zone): number[] {
  const cards: number[] = [];
  for (let card = firstIn(state, player, zone); card >= 0; card = nextInZone.get(state, card))
    cards.push(card);
  return cards;
}

/** The player whose list a card is in: the controller in play, the owner elsewhere. */
export function holderOf(state: ReadonlyState, card: number): number {
  return controller.get(state, card);
}

/** Removes a card from its zone's list. */
export function unlink(draft: WritableState, card: number): void {
  const row = homeOf(draft, holderOf(draft, card), zoneOf.get(draft, card));
  const next = nextInZone.get(draft, card);
  const previous = previousInZone.get(draft, card);
  if (previous < 0) draft.n[row] = next;
  else nextInZone.put(draft, previous, next);
  if (next < 0) draft.n[row + 1] = previous;
  else previousInZone.put(draft, next, previous);
  draft.n[row + 2]! -= 1;
}

/** Inserts a card first into a player's zone; it must be in no list. */
export function linkFirst(draft: WritableState, card: number, player: number, zoneIndex: number): void {
  const row = homeOf(draft, player, zoneIndex);
  const first = draft.n[row]!;
  nextInZone.put(draft, card, first);
  previousInZone.put(draft, card, -1);
  if (first >= 0) previousInZone.put(draft, first, card);
  else draft.n[row + 1] = card;
  draft.n[row] = card;
  draft.n[row + 2]! += 1;
  zoneOf.put(draft, card, zoneIndex);
  controller.put(draft, card, player);
}

/** Inserts a card last into a player's zone; it must be in no list. */
export function linkLast(draft: WritableState, card: number, player: number, zoneIndex: number): void {
  const row = homeOf(draft, player, zoneIndex);
  const last = draft.n[row + 1]!;
  nextInZone.put(draft, card, -1);
  previousInZone.put(draft, card, last);
  if (last >= 0) nextInZone.put(draft, last, card);
  else draft.n[row] = card;
  draft.n[row + 1] = card;
  draft.n[row + 2]! += 1;
  zoneOf.put(draft, card, zoneIndex);
  controller.put(draft, card, player);
}

/** Reorders a player's zone; `cards` are all of its cards. */
export function relink(draft: WritableState, player: number, zone: Zone, cards: readonly number[]): void {
  if (cards.length === 0) return;
  const row = rowOf(draft, player, draft.layout.zoneIndex[zone.id]!);
  let previous = -1;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    previousInZone.put(draft, card, previous);
    if (previous >= 0) nextInZone.put(draft, previous, card);
    previous = card;
  }
  nextInZone.put(draft, previous, -1);
  draft.n[row] = cards[0]!;
  draft.n[row + 1] = previous;
}

/** Initialises every zone list of a new table as empty. */
export function clearZones(draft: WritableState): void {
  const layout = draft.layout;
  for (let i = 0; i < layout.maxPlayers * layout.zoneCount; i++) {
    draft.n[layout.zonesAt + i * ROW] = -1;
    draft.n[layout.zonesAt + i * ROW + 1] = -1;
    draft.n[layout.zonesAt + i * ROW + 2] = 0;
  }
}

/** The owner's index of a card: where it goes when it leaves play. */
export function ownerOf(state: ReadonlyState, card: number): number {
  return owner.get(state, card);
}
