import {
  appliesTo,
  type BoundCost,
  boardOf,
  cardOf,
  controller,
  type Engine,
  firstIn,
  gainedInstances,
  hasKeyword,
  haveSameName,
  isForbidden,
  type KeywordInstance,
  namesOf,
  nextInZone,
  partsWhilePlayed,
  paymentModifier,
  play,
  playAction,
  type ReadonlyState,
  refOf,
  type Scope,
} from '@cardwright/core';
import { hasClassification } from '../table/classifications.ts';
import { dry, exerted } from '../table/columns.ts';
import { canPayInk } from '../table/ink.ts';
import { shift, singTogether } from '../table/keywords.ts';
import { exert, shiftAction, sing, singingCost } from '../table/names.ts';
import { traitsOf } from '../table/traits.ts';
import { ALTERNATE_COST, SHIFT_NAME, type Way } from './way.ts';

/** All ways of playing a card, whether or not they can be paid now: its own, then those that effects give. */
export function waysOf(engine: Engine, state: ReadonlyState, card: number): readonly Way[] {
  const { ways: own } = traitsOf(engine, state, card);
  return mayHaveMoreWays(engine, state, card) ? withGivenWays(engine, state, card, own) : own;
}

/** False when nothing gives a card ways besides its own: one look that mostly spares asking for them. */
function mayHaveMoreWays(engine: Engine, state: ReadonlyState, card: number): boolean {
  const board = boardOf(engine, state);
  return (
    board.ofKind(ALTERNATE_COST).length > 0 ||
    board.abilities.length > 0 ||
    board.grant[shift.id] !== undefined ||
    board.grant[singTogether.id] !== undefined ||
    engine.card(state, card).gains.length > 0
  );
}

function withGivenWays(
  engine: Engine,
  state: ReadonlyState,
  card: number,
  own: readonly Way[],
): readonly Way[] {
  const given = boardOf(engine, state).ofKind(ALTERNATE_COST);
  const { whilePlayed: printed } = engine.card(state, card);
  const more: Way[] = [];
  const player = controller.get(state, card);
  for (const of of given)
    if (of.part.players?.(state, player, of.scope) === true && appliesTo(state, of, card))
      more.push({ kind: 'alternate', part: of.part, of });
  // Keywords and abilities that it has gained where it is (CR 6.1.12).
  for (const instance of gainedInstances(engine, state, card, shift)) more.push({ kind: 'shift', instance });
  for (const { value } of gainedInstances(engine, state, card, singTogether))
    more.push({ kind: 'sing-together', least: value });
  for (const part of partsWhilePlayed(engine, state, card))
    if (part.kind === ALTERNATE_COST && !printed.includes(part))
      more.push({ kind: 'alternate', part, of: null });
  return more.length === 0 ? own : [...own, ...more];
}

/** A card that is being played, as its text sees the game. */
function scopeOf(state: ReadonlyState, player: number, card: number): Scope {
  return { source: refOf(state, card), controller: player, slots: [], event: null };
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
  engine: Engine,
  state: ReadonlyState,
  player: number,
  card: number,
  base: number,
): number {
  return Math.max(0, base + paymentModifier(engine, state, playAction, player, card));
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
  engine: Engine,
  state: ReadonlyState,
  player: number,
  card: number,
  instance: KeywordInstance,
): number {
  const ink = shiftInk(state, player, card, instance);
  // "Using their Shift ability": what only those pay who are shifted.
  return totalCost(
    engine,
    state,
    player,
    card,
    ink + paymentModifier(engine, state, shiftAction, player, card),
  );
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
  if (variant !== '') return hasClassification(engine, state, target, variant);
  if (haveSameName(upper, lower)) return true;
  const names = namesOf(upper);
  for (const active of boardOf(engine, state).ofKind(SHIFT_NAME)) {
    const name = active.part.data as string;
    if ((name === 'any' || names.includes(name)) && appliesTo(state, active, target)) return true;
  }
  return false;
}

/** Fills `found` with whom a card may be shifted onto; with null only says whether there is anybody. */
function shiftTargetsInto(
  engine: Engine,
  state: ReadonlyState,
  player: number,
  card: number,
  variant: string,
  found: number[] | null,
): boolean {
  let any = false;
  for (let c = firstIn(state, player, play); c >= 0; c = nextInZone.get(state, c)) {
    if (!fitsUnder(engine, state, card, c, variant)) continue;
    if (found === null) return true;
    any = true;
    found.push(refOf(state, c));
  }
  return any;
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
  shiftTargetsInto(engine, state, player, card, variant, targets);
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

/** Fills `found` with who can sing a song alone; with null only says whether there is anybody. */
function singersInto(
  engine: Engine,
  state: ReadonlyState,
  player: number,
  song: number,
  found: number[] | null,
): boolean {
  let any = false;
  const { cost } = engine.card(state, song).definition;
  for (let c = firstIn(state, player, play); c >= 0; c = nextInZone.get(state, c)) {
    if (!canSing(engine, state, player, c) || singsAs(engine, state, c) < cost) continue;
    if (found === null) return true;
    any = true;
    found.push(refOf(state, c));
  }
  return any;
}

/** The characters that can sing a song alone, as references. */
export function singers(engine: Engine, state: ReadonlyState, player: number, song: number): number[] {
  const found: number[] = [];
  singersInto(engine, state, player, song, found);
  return found;
}

/** The characters that can sing a song with others: their player's and the teammates' (CR 8.12.1). */
export function singersTogether(engine: Engine, state: ReadonlyState, player: number): number[] {
  const found: number[] = [];
  for (const mate of engine.playersLeft(state)) {
    if (engine.areOpponents(state, player, mate)) continue;
    for (let c = firstIn(state, mate, play); c >= 0; c = nextInZone.get(state, c))
      if (canSing(engine, state, mate, c)) found.push(refOf(state, c));
  }
  return found;
}

/** The total cost that characters count as having to sing songs (CR 8.12.2). */
export function totalSung(engine: Engine, state: ReadonlyState, singing: readonly number[]): number {
  return singing.reduce((sum, ref) => sum + singsAs(engine, state, cardOf(ref)), 0);
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
        hasKeyword(engine, state, card, shift) &&
        canPayInk(state, player, shiftCost(engine, state, player, card, way.instance)) &&
        payable(way.instance.costs, state, scopeOf(state, player, card)) &&
        shiftTargetsInto(engine, state, player, card, way.instance.variant, null)
      );
    case 'sing':
      return singersInto(engine, state, player, card, null);
    case 'sing-together':
      if (!hasKeyword(engine, state, card, singTogether)) return false;
      return totalSung(engine, state, singersTogether(engine, state, player)) >= way.least;
    case 'alternate':
      return alternatePayable(state, player, card, way);
  }
}
