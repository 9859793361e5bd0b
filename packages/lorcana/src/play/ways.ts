import {
  type Engine,
  firstIn,
  isForbidden,
  type KeywordInstance,
  nextInZone,
  paymentModifier,
  play,
  playAction,
  type ReadonlyState,
  refOf,
  type Scope,
} from '@cardwright/core';
import { dry, exerted } from '../table/columns.ts';
import { canPayInk } from '../table/ink.ts';
import { exert, sing, singingCost } from '../table/names.ts';
import { traitsOf } from '../table/traits.ts';
import type { Way } from './way.ts';

/** All ways of playing a card, whether or not they can be paid now. */
export function waysOf(engine: Engine, state: ReadonlyState, card: number): readonly Way[] {
  return traitsOf(engine, state, card).ways;
}

/** The total ink cost of playing a card: its cost with payment modifiers, not below 0 (CR 4.3.2.3). */
export function totalCost(
  engine: Engine,
  state: ReadonlyState,
  player: number,
  card: number,
  base: number,
): number {
  return Math.max(0, base + paymentModifier(engine, state, playAction, player, card));
}

/** The total ink that a Shift ability asks for (CR 8.10.1). */
export function shiftCost(
  engine: Engine,
  state: ReadonlyState,
  player: number,
  card: number,
  instance: KeywordInstance,
): number {
  const scope: Scope = { source: refOf(state, card), controller: player, slots: [], event: null };
  let ink = instance.value;
  for (const cost of instance.costs) ink += cost.amount?.(state, scope) ?? 0;
  return totalCost(engine, state, player, card, ink);
}

/** Whether a character in play may be shifted onto (CR 8.10.1, 8.10.8). */
function fitsUnder(
  engine: Engine,
  state: ReadonlyState,
  card: number,
  target: number,
  variant: string,
): boolean {
  const upper = engine.card(state, card).definition;
  const lower = engine.card(state, target).definition;
  if (lower.type !== 'character') return false;
  if (variant === 'Universal') return true;
  if (variant !== '') return lower.classifications.includes(variant);
  const names = [upper.name, ...(upper.otherNames ?? [])];
  return names.includes(lower.name) || (lower.otherNames ?? []).some((name) => names.includes(name));
}

/** The characters a card may be shifted onto, as references. */
export function shiftTargets(
  engine: Engine,
  state: ReadonlyState,
  player: number,
  card: number,
  variant: string,
): number[] {
  const targets: number[] = [];
  for (let c = firstIn(state, player, play); c >= 0; c = nextInZone.get(state, c)) {
    if (fitsUnder(engine, state, card, c, variant)) targets.push(refOf(state, c));
  }
  return targets;
}

/** The cost a character counts as having to sing songs (CR 8.11.2). */
export function singsAs(engine: Engine, state: ReadonlyState, card: number): number {
  let cost = engine.card(state, card).definition.cost;
  for (const active of engine.partsOn(state, card, 'count-as-cost')) {
    cost = Math.max(
      cost,
      active.lasting === null ? active.part.amount!(state, active.scope) : active.lasting.amount,
    );
  }
  return cost + engine.stat(state, card, singingCost);
}

/** Whether a character can exert to sing at all: ready, dry and not forbidden (CR 5.4.4.2, 4.4.2.1). */
function canSing(engine: Engine, state: ReadonlyState, player: number, card: number): boolean {
  if (!traitsOf(engine, state, card).isCharacter) return false;
  if (exerted.get(state, card) === 1 || dry.get(state, card) === 0) return false;
  return (
    !isForbidden(engine, state, sing, player, card, -1) &&
    !isForbidden(engine, state, exert, player, card, -1)
  );
}

/** The characters that can sing a song alone, as references. */
export function singers(engine: Engine, state: ReadonlyState, player: number, song: number): number[] {
  const found: number[] = [];
  const { cost } = engine.card(state, song).definition;
  for (let c = firstIn(state, player, play); c >= 0; c = nextInZone.get(state, c)) {
    if (canSing(engine, state, player, c) && singsAs(engine, state, c) >= cost) found.push(refOf(state, c));
  }
  return found;
}

/** Whether a way of playing a card can be paid now. */
export function canPay(
  engine: Engine,
  state: ReadonlyState,
  player: number,
  card: number,
  way: Way,
): boolean {
  switch (way.kind) {
    case 'ink':
      return canPayInk(
        state,
        player,
        totalCost(engine, state, player, card, traitsOf(engine, state, card).cost),
      );
    case 'shift':
      return (
        canPayInk(state, player, shiftCost(engine, state, player, card, way.instance)) &&
        shiftTargets(engine, state, player, card, way.instance.variant).length > 0
      );
    case 'sing':
      return singers(engine, state, player, card).length > 0;
  }
}
