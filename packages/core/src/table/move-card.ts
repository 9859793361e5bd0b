import type { Card } from '../model/card.ts';
import { resetRow } from '../model/column.ts';
import {
  controller,
  enteredTurn,
  facedown,
  incarnation,
  liesUnder,
  nextInZone,
  turnNumber,
  zoneOf,
} from '../model/core-columns.ts';
import { dropAbilityIndex } from '../model/drop-ability-index.ts';
import type { Kernel } from '../model/kernel.ts';
import { NONE } from '../model/none.ts';
import { refOf } from '../model/reference.ts';
import type { ReadonlyState, WritableState } from '../model/state.ts';
import { callForCheck } from '../model/unchecked.ts';
import { under, type Zone } from '../model/zone.ts';
import { goOver } from './go-over.ts';
import { firstIn, linkFirst, linkLast, ownerOf, unlink } from './zone-list.ts';

/** The cards under a card, top to bottom. */
export function cardsUnder(state: ReadonlyState, card: number): number[] {
  const cards: number[] = [];
  const player = controller.get(state, card);
  for (let c = firstIn(state, player, under); c >= 0; c = nextInZone.get(state, c)) {
    if (liesUnder.get(state, c) === card + 1) cards.push(c);
  }
  return cards;
}

/** The cards that leave play with a card: those under it, unless they stay when it goes. */
export function cardsAlong(kernel: Kernel, state: ReadonlyState, card: number): readonly number[] {
  const zone = kernel.zones[zoneOf.get(state, card)]!;
  return zone.inPlay && zone.comesUp === null ? cardsUnder(state, card) : NONE;
}

/** Takes a card out of its zone, for another: as a new card. Whoever calls it puts it there. */
function takeOut(draft: WritableState, card: number): void {
  unlink(draft, card);
  incarnation.put(draft, card, incarnation.get(draft, card) + 1);
  resetRow(draft, card);
  enteredTurn.put(draft, card, turnNumber.get(draft, 0));
}

/** The card right under a leaving one takes its place; the others stay under that card. */
function letComeUp(draft: WritableState, leaving: number, zone: Zone): void {
  const [next, ...deeper] = cardsUnder(draft, leaving);
  if (next === undefined) return;
  takeOut(draft, next);
  linkLast(draft, next, controller.get(draft, leaving), draft.layout.zoneIndex[zone.id]!);
  for (const card of deeper) liesUnder.put(draft, card, next + 1);
  zone.comesUp!(draft, next, leaving);
  dropAbilityIndex(draft);
  callForCheck(draft);
}

/**
 * The one mover of cards: from whatever zone to `zone`, as a new card. Cards under it go to the same zone,
 * unless they stay. Only commits call it.
 * @param options.player whose zone; its owner's unless the zone is in play
 * @param options.end first is the top of a deck
 */
export function moveCard(
  kernel: Kernel,
  draft: WritableState,
  card: number,
  zone: Zone,
  options: { readonly player?: number; readonly end?: 'first' | 'last'; readonly facedown?: boolean } = {},
): void {
  const from = kernel.zones[zoneOf.get(draft, card)]!;
  const player = zone.inPlay ? (options.player ?? ownerOf(draft, card)) : ownerOf(draft, card);
  const zoneIndex = draft.layout.zoneIndex[zone.id]!;
  const link = (options.end ?? (zone.ordered ? 'first' : 'last')) === 'first' ? linkFirst : linkLast;
  if (from.comesUp !== null && zone !== under && zone !== from) letComeUp(draft, card, from);
  if (from.inPlay && !zone.inPlay) {
    kernel.remember(draft, card);
    if (zone !== under) {
      for (const below of cardsAlong(kernel, draft, card)) {
        takeOut(draft, below);
        link(draft, below, ownerOf(draft, below), zoneIndex);
        if (draft.abilityIndex !== null && changesIndex(draft, kernel.card(draft, below), under, zone))
          draft.abilityIndex = null;
      }
    }
  }
  takeOut(draft, card);
  link(draft, card, player, zoneIndex);
  if (options.facedown === true) facedown.put(draft, card, 1);
  // Whether a check is due is part of the state: it must not depend on which queries the index has served, nor on which
  // other cards the engine has compiled.
  const definition = kernel.card(draft, card);
  if (!from.inPlay && !zone.inPlay && !functionsIn(definition, from, zone)) return;
  callForCheck(draft);
  if (draft.abilityIndex !== null && changesIndex(draft, definition, from, zone)) draft.abilityIndex = null;
}

/** Whether a card has abilities that function in one of two zones. */
function functionsIn(card: Card, from: Zone, to: Zone): boolean {
  return card.partsIn(from).length > 0 || card.partsIn(to).length > 0;
}

/** Whether moving a card between two zones changes the ability index; most cards have nothing that functions there. */
function changesIndex(draft: WritableState, definition: Card, from: Zone, to: Zone): boolean {
  if (functionsIn(definition, from, to)) return true;
  // Granted abilities are indexed for every card in play.
  const { abilities } = draft.abilityIndex!;
  return abilities.length > 0 || (to.inPlay && !draft.abilityIndex!.mayHaveType(definition.type));
}

/**
 * Puts a card on top of one in play, in whose place it now stands: the other goes under it and with it all that
 * was under it already. The new card keeps what `inherited` columns say.
 */
export function moveOnTop(
  draft: WritableState,
  card: number,
  below: number,
  inherited: readonly {
    get(s: WritableState, i: number): number;
    put(d: WritableState, i: number, v: number): void;
  }[],
): void {
  const player = controller.get(draft, below);
  const entered = enteredTurn.get(draft, below);
  const kept = inherited.map((column) => column.get(draft, below));
  const oldRef = refOf(draft, below);
  takeOut(draft, card);
  linkLast(draft, card, player, zoneOf.get(draft, below));
  // Excluding the card itself, which may have been there.
  const deeper = cardsUnder(draft, below);
  for (let i = 0; i < kept.length; i++) inherited[i]!.put(draft, card, kept[i]!);
  enteredTurn.put(draft, card, entered);
  takeOut(draft, below);
  linkFirst(draft, below, player, draft.layout.zoneIndex[under.id]!);
  liesUnder.put(draft, below, card + 1);
  for (const c of deeper) liesUnder.put(draft, c, card + 1);
  goOver(draft, oldRef, refOf(draft, card));
  dropAbilityIndex(draft);
}

/** Puts a card face up or face down under one in play, with what is under it itself. */
export function moveUnder(draft: WritableState, card: number, top: number, down: boolean): void {
  for (const deeper of cardsUnder(draft, card)) liesUnder.put(draft, deeper, top + 1);
  takeOut(draft, card);
  linkFirst(draft, card, controller.get(draft, top), draft.layout.zoneIndex[under.id]!);
  liesUnder.put(draft, card, top + 1);
  if (down) facedown.put(draft, card, 1);
  dropAbilityIndex(draft);
}
