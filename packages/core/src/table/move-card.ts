import { CardwrightError } from '../errors/cardwright-error.ts';
import type { Card } from '../model/card.ts';
import { resetRow } from '../model/column.ts';
import {
  activePlayer,
  controller,
  enteredTurn,
  facedown,
  incarnation,
  liesUnder,
  nextInZone,
  owner,
  turnNumber,
  zoneOf,
} from '../model/core-columns.ts';
import { dropAbilityIndex } from '../model/drop-ability-index.ts';
import type { Kernel } from '../model/kernel.ts';
import { NONE } from '../model/none.ts';
import { refOf } from '../model/reference.ts';
import type { ReadonlyState, WritableState } from '../model/state.ts';
import { callForCheck } from '../model/unchecked.ts';
import { removed, under, type Zone } from '../model/zone.ts';
import { goOver } from './go-over.ts';
import { firstAt, firstIn, linkFirst, linkLast, ownerOf, unlink } from './zone-list.ts';

/** The cards under a card, top to bottom. */
export function cardsUnder(state: ReadonlyState, card: number): number[] {
  return cardsOn(state, card, under);
}

/** The cards of a zone that hang on a card, first to last. */
export function cardsOn(state: ReadonlyState, card: number, zone: Zone): number[] {
  const cards: number[] = [];
  const player = controller.get(state, card);
  for (let c = firstIn(state, player, zone); c >= 0; c = nextInZone.get(state, c)) {
    if (liesUnder.get(state, c) === card + 1) cards.push(c);
  }
  return cards;
}

/** The cards that leave play with a card: those that hang on it, and on these; those under it may stay when it goes. */
export function cardsAlong(kernel: Kernel, state: ReadonlyState, card: number): readonly number[] {
  const { inPlay, comesUp } = kernel.zones[zoneOf.get(state, card)]!;
  let along: readonly number[] = NONE;
  if (!inPlay) return along;
  for (const index of state.layout.hanging) {
    const zone = kernel.zones[index]!;
    if (zone === under && comesUp !== null) continue;
    for (const one of cardsOn(state, card, zone)) along = [...along, one, ...cardsAlong(kernel, state, one)];
  }
  return along;
}

/** Lets what hangs on a card, in the zones of a player, hang on a card whose player may be another. */
function rehang(draft: WritableState, from: number, holder: number, to: number): void {
  const player = controller.get(draft, to);
  for (const index of draft.layout.hanging) {
    for (let card = firstAt(draft, holder, index), next = -1; card >= 0; card = next) {
      next = nextInZone.get(draft, card);
      if (liesUnder.get(draft, card) !== from + 1) continue;
      liesUnder.put(draft, card, to + 1);
      if (player === holder) continue;
      unlink(draft, card);
      linkLast(draft, card, player, index);
    }
  }
}

/** Whose zone a card that belongs to no player goes to: it becomes that player's. */
function adopt(draft: WritableState, card: number, zone: Zone, player: number | undefined): number {
  if (zone.shared) return ownerOf(draft, card);
  if (zone === removed && (player ?? -1) < 0) {
    const active = Math.max(0, activePlayer.get(draft, 0));
    owner.put(draft, card, active);
    return active;
  }
  if (player === undefined || player < 0)
    throw new CardwrightError('plugin-failed', `A card that belongs to no player went to “${zone.name}”.`, {
      fix: 'Say whose it is to be: moveCard(kernel, draft, card, zone, { player }).',
    });
  owner.put(draft, card, player);
  return player;
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

/** What hangs on a card that leaves play goes with it. */
function takeAlong(
  kernel: Kernel,
  draft: WritableState,
  card: number,
  zone: Zone,
  link: typeof linkLast,
): void {
  const along = cardsAlong(kernel, draft, card);
  for (let i = 0; i < along.length; i++) {
    const one = along[i]!;
    const there = kernel.zones[zoneOf.get(draft, one)]!;
    if (there.inPlay) kernel.remember(draft, one);
    takeOut(draft, one);
    link(draft, one, ownerOf(draft, one), draft.layout.zoneIndex[zone.id]!);
    if (draft.abilityIndex !== null && changesIndex(draft, kernel.card(draft, one), there, zone))
      draft.abilityIndex = null;
  }
}

/**
 * The one mover of cards: from whatever zone to `zone`, as a new card. Cards under it go to the same zone,
 * unless they stay. Only commits call it.
 * @param options.player whose zone; its owner's unless the zone is in play, or it has none: then it becomes theirs
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
  const owned = ownerOf(draft, card);
  const own = owned >= 0 ? owned : adopt(draft, card, zone, options.player);
  const player = zone.inPlay ? (options.player ?? own) : own;
  const before = controller.get(draft, card);
  const zoneIndex = draft.layout.zoneIndex[zone.id]!;
  const link = (options.end ?? (zone.ordered ? 'first' : 'last')) === 'first' ? linkFirst : linkLast;
  if (from.comesUp !== null && !zone.hangs && zone !== from) letComeUp(draft, card, from);
  if (from.inPlay && !zone.inPlay) {
    kernel.remember(draft, card);
    if (!zone.hangs) takeAlong(kernel, draft, card, zone, link);
  }
  takeOut(draft, card);
  link(draft, card, player, zoneIndex);
  if (from.inPlay && zone.inPlay && before !== player) rehang(draft, card, before, card);
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
  for (let i = 0; i < kept.length; i++) inherited[i]!.put(draft, card, kept[i]!);
  enteredTurn.put(draft, card, entered);
  takeOut(draft, below);
  linkFirst(draft, below, player, draft.layout.zoneIndex[under.id]!);
  liesUnder.put(draft, below, card + 1);
  rehang(draft, below, player, card);
  goOver(draft, oldRef, refOf(draft, card));
  dropAbilityIndex(draft);
}

/** Puts a card face up or face down under one in play, with what is under it itself. */
export function moveUnder(draft: WritableState, card: number, top: number, down: boolean): void {
  hangOn(draft, card, top, under);
  if (down) facedown.put(draft, card, 1);
}

/** Puts a card into a zone whose cards hang on one in play: on that card, with what hangs on it itself. */
export function hangOn(draft: WritableState, card: number, host: number, zone: Zone): void {
  rehang(draft, card, controller.get(draft, card), host);
  takeOut(draft, card);
  linkFirst(draft, card, controller.get(draft, host), draft.layout.zoneIndex[zone.id]!);
  liesUnder.put(draft, card, host + 1);
  if (ownerOf(draft, card) < 0) owner.put(draft, card, controller.get(draft, host));
  if (zone.inPlay) callForCheck(draft);
  dropAbilityIndex(draft);
}
