import type { ReadonlyState } from '@cardwright/core';
import {
  abilityIndexOf,
  appliesTo,
  areOpponents,
  type BoundCost,
  type CardRef,
  cardOf,
  controller,
  firstIn,
  gainedInstances,
  hasKeyword,
  haveSameName,
  isForbidden,
  isPermitted,
  type Kernel,
  type KeywordInstance,
  namesOf,
  nextInZone,
  partsOn,
  partsWhilePlayed,
  paymentModifier,
  play,
  playAction,
  refOf,
  type Scope,
  scopeOf,
  statOf,
} from '@cardwright/core/game';
import { hasClassification } from '../table/classifications.ts';
import { dry, exerted } from '../table/columns.ts';
import { readyInk } from '../table/ink.ts';
import { shift, singTogether } from '../table/keywords.ts';
import { exert, shiftAction, sing, singingCost, singWhileDrying } from '../table/names.ts';
import { traitsOf } from '../table/traits.ts';
import { ALTERNATE_COST, SHIFT_NAME, type Way } from '../table/way.ts';

/** All ways to play a card, payable or not: its own, then those from effects. */
export function waysOf(kernel: Kernel, state: ReadonlyState, card: number): readonly Way[] {
  const { ways: own } = traitsOf(kernel, state, card);
  return mayHaveMoreWays(kernel, state, card) ? withGivenWays(kernel, state, card, own) : own;
}

/** A way by number; the first is always paying its ink cost. */
export function wayOf(kernel: Kernel, state: ReadonlyState, card: number, option: number): Way {
  const { ways: own } = traitsOf(kernel, state, card);
  return own[option] ?? waysOf(kernel, state, card)[option]!;
}

/** False if nothing gives a card ways besides its own: a cheap test. */
function mayHaveMoreWays(kernel: Kernel, state: ReadonlyState, card: number): boolean {
  const board = abilityIndexOf(kernel, state);
  return (
    kernel.card(state, card).gains.length > 0 ||
    board.abilities.length > 0 ||
    board.grant[shift.id] !== undefined ||
    board.grant[singTogether.id] !== undefined ||
    board.ofKind(ALTERNATE_COST).length > 0
  );
}

function withGivenWays(
  kernel: Kernel,
  state: ReadonlyState,
  card: number,
  own: readonly Way[],
): readonly Way[] {
  const given = abilityIndexOf(kernel, state).ofKind(ALTERNATE_COST);
  const { whilePlayed: printed } = kernel.card(state, card);
  const more: Way[] = [];
  const player = controller.get(state, card);
  for (const of of given)
    if (of.part.players?.(state, player, of.scope) === true && appliesTo(state, of, card))
      more.push({ kind: 'alternate', part: of.part, of });
  // Keywords and abilities that it has gained where it is (CR 6.1.12).
  for (const instance of gainedInstances(kernel, state, card, shift)) more.push({ kind: 'shift', instance });
  for (const { value } of gainedInstances(kernel, state, card, singTogether))
    more.push({ kind: 'sing-together', least: value });
  for (const part of partsWhilePlayed(kernel, state, card))
    if (part.kind === ALTERNATE_COST && !printed.includes(part))
      more.push({ kind: 'alternate', part, of: null });
  return more.length === 0 ? own : [...own, ...more];
}

/** Whether costs other than ink can be paid for a card. */
function payable(costs: readonly BoundCost[], state: ReadonlyState, scope: Scope): boolean {
  return costs.every((cost) => cost.resource === 'ink' || cost.payable(state, scope));
}

/** Whether an alternate cost applies to a card and can be paid (CR 1.5.5.3). */
function alternatePayable(
  state: ReadonlyState,
  player: number,
  card: number,
  way: Way & { kind: 'alternate' },
): boolean {
  const { part, of } = way;
  const scope = of?.scope ?? scopeOf(state, player, card);
  if (part.condition !== null && !part.condition(state, scope)) return false;
  return payable((part.data as { readonly costs?: readonly BoundCost[] }).costs ?? [], state, scope);
}

/** The least total ink cost of playing a card: its cost with payment modifiers, not below 0 (CR 4.3.2.3). */
export function totalCost(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
  base: number,
): number {
  return Math.max(0, base + paymentModifier(kernel, state, playAction, player, card));
}

/** The ink that a Shift ability asks for, before payment modifiers (CR 8.10.1). */
export function shiftInk(
  state: ReadonlyState,
  player: number,
  card: number,
  instance: KeywordInstance,
): number {
  const scope = scopeOf(state, player, card);
  let ink = instance.value;
  for (const cost of instance.costs) ink += cost.amount?.(state, scope) ?? 0;
  return ink;
}

/** The least total ink that a Shift ability asks for. */
function shiftCost(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
  instance: KeywordInstance,
): number {
  const ink = shiftInk(state, player, card, instance);
  // "Using their Shift ability": modifiers for shifting only.
  return totalCost(
    kernel,
    state,
    player,
    card,
    ink + paymentModifier(kernel, state, shiftAction, player, card),
  );
}

/** Whether a character in play may be shifted onto (CR 8.10.1, 8.10.8). */
function fitsUnder(
  kernel: Kernel,
  state: ReadonlyState,
  card: number,
  target: number,
  variant: string,
): boolean {
  const upper = kernel.card(state, card).definition;
  const lower = kernel.card(state, target).definition;
  // "Item Shift": the word before it may be a type.
  if (variant.toLowerCase() === lower.type) return true;
  if (lower.type !== 'character') return false;
  if (variant === 'Universal') return true;
  if (variant !== '') return hasClassification(kernel, state, target, variant);
  if (haveSameName(upper, lower)) return true;
  const names = namesOf(upper);
  for (const active of abilityIndexOf(kernel, state).ofKind(SHIFT_NAME)) {
    const name = active.part.data as string;
    if ((name === 'any' || names.includes(name)) && appliesTo(state, active, target)) return true;
  }
  return false;
}

/** Collects whom a card may be shifted onto into `found`; with null, only tests whether there is any. */
function shiftTargetsInto(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
  variant: string,
  found: CardRef[] | null,
): boolean {
  let any = false;
  for (let c = firstIn(state, player, play); c >= 0; c = nextInZone.get(state, c)) {
    if (!fitsUnder(kernel, state, card, c, variant)) continue;
    if (found === null) return true;
    any = true;
    found.push(refOf(state, c));
  }
  return any;
}

/** The characters a card may be shifted onto, as references. */
export function shiftTargets(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
  variant: string,
): CardRef[] {
  const targets: CardRef[] = [];
  shiftTargetsInto(kernel, state, player, card, variant, targets);
  return targets;
}

/**
 * The number of the way by which a card can be put on one of some cards in play, paid for or for free; -1 for none.
 */
export function wayOnto(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
  onto: readonly CardRef[],
  free: boolean,
): number {
  if (!hasKeyword(kernel, state, card, shift)) return -1;
  const ways = waysOf(kernel, state, card);
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i]!;
    if (way.kind !== 'shift') continue;
    if (!free && !canPay(kernel, state, player, card, way, readyInk(state, player))) continue;
    const targets = shiftTargets(kernel, state, player, card, way.instance.variant);
    if (targets.some((ref) => onto.includes(ref))) return i;
  }
  return -1;
}

/** The cost a character counts as having to sing songs (CR 8.11.2). */
export function singsAs(kernel: Kernel, state: ReadonlyState, card: number): number {
  let cost = kernel.card(state, card).definition.cost;
  for (const active of partsOn(kernel, state, card, 'count-as-cost')) {
    cost = Math.max(
      cost,
      active.lasting === null ? active.part.amount!(state, active.scope) : active.lasting.amount,
    );
  }
  return cost + statOf(kernel, state, card, singingCost);
}

/** Whether a character can exert to sing at all: ready, dry and not forbidden (CR 5.4.4.2, 4.4.2.1). */
function canSing(kernel: Kernel, state: ReadonlyState, player: number, card: number): boolean {
  if (!traitsOf(kernel, state, card).isCharacter) return false;
  if (exerted.get(state, card) === 1) return false;
  if (dry.get(state, card) === 0 && !isPermitted(kernel, state, singWhileDrying, player, card, -1))
    return false;
  return (
    !isForbidden(kernel, state, sing, player, card, -1) &&
    !isForbidden(kernel, state, exert, player, card, -1)
  );
}

/** Collects who can sing a song alone into `found`; with null, only tests whether there is any. */
function singersInto(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  song: number,
  found: CardRef[] | null,
): boolean {
  let any = false;
  const { cost } = kernel.card(state, song).definition;
  for (let c = firstIn(state, player, play); c >= 0; c = nextInZone.get(state, c)) {
    if (!canSing(kernel, state, player, c) || singsAs(kernel, state, c) < cost) continue;
    if (found === null) return true;
    any = true;
    found.push(refOf(state, c));
  }
  return any;
}

/** The characters that can sing a song alone, as references. */
export function singers(kernel: Kernel, state: ReadonlyState, player: number, song: number): CardRef[] {
  const found: CardRef[] = [];
  singersInto(kernel, state, player, song, found);
  return found;
}

/** The characters that can sing a song with others: their player's and the teammates' (CR 8.12.1). */
export function singersTogether(kernel: Kernel, state: ReadonlyState, player: number): CardRef[] {
  const found: CardRef[] = [];
  for (const mate of kernel.playersLeft(state)) {
    if (areOpponents(kernel, state, player, mate)) continue;
    for (let c = firstIn(state, mate, play); c >= 0; c = nextInZone.get(state, c))
      if (canSing(kernel, state, mate, c)) found.push(refOf(state, c));
  }
  return found;
}

/** The total cost that characters count as having to sing songs (CR 8.12.2). */
export function totalSung(kernel: Kernel, state: ReadonlyState, singing: readonly CardRef[]): number {
  return singing.reduce((sum, ref) => sum + singsAs(kernel, state, cardOf(ref)), 0);
}

/** Whether a way of playing a card can be paid now. @param ink how much ink the player can pay */
export function canPay(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
  way: Way,
  ink: number,
): boolean {
  switch (way.kind) {
    case 'ink':
      return totalCost(kernel, state, player, card, traitsOf(kernel, state, card).cost) <= ink;
    case 'shift':
      return (
        hasKeyword(kernel, state, card, shift) &&
        shiftCost(kernel, state, player, card, way.instance) <= ink &&
        payable(way.instance.costs, state, scopeOf(state, player, card)) &&
        shiftTargetsInto(kernel, state, player, card, way.instance.variant, null)
      );
    case 'sing':
      return singersInto(kernel, state, player, card, null);
    case 'sing-together':
      if (!hasKeyword(kernel, state, card, singTogether)) return false;
      return totalSung(kernel, state, singersTogether(kernel, state, player)) >= way.least;
    case 'alternate':
      return alternatePayable(state, player, card, way);
  }
}
