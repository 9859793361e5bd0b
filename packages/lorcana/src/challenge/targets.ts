import {
  type Engine,
  firstIn,
  isForbidden,
  isPermitted,
  nextInZone,
  play,
  playerCount,
  type ReadonlyState,
  refOf,
} from '@cardwright/core';
import { dry, exerted } from '../table/columns.ts';
import { bodyguard, rush } from '../table/keywords.ts';
import { beChallenged, challenge } from '../table/names.ts';
import { traitsOf } from '../table/traits.ts';

/** Whether a character may be declared as the challenging one, leaving targets aside (CR 4.6.4.1). */
export function canDeclare(engine: Engine, state: ReadonlyState, card: number): boolean {
  if (!traitsOf(engine, state, card).isCharacter || exerted.get(state, card) === 1) return false;
  return dry.get(state, card) === 1 || engine.has(state, card, rush);
}

/** Whether one card may challenge another, leaving Bodyguard aside (CR 4.6.4.2, 4.6.8.1). */
function mayChallenge(
  engine: Engine,
  state: ReadonlyState,
  player: number,
  card: number,
  target: number,
): boolean {
  const traits = traitsOf(engine, state, target);
  if (!traits.isLocation) {
    if (!traits.isCharacter) return false;
    if (exerted.get(state, target) === 0 && !isPermitted(engine, state, challenge, player, card, target))
      return false;
  }
  if (isForbidden(engine, state, challenge, player, card, target)) return false;
  return !isForbidden(engine, state, beChallenged, player, target, card);
}

/** Fills `found` with what a character may challenge; with null only says whether there is anything (one function for both). */
function targetsInto(
  engine: Engine,
  state: ReadonlyState,
  player: number,
  card: number,
  found: number[] | null,
): boolean {
  let any = false;
  for (let opponent = 0; opponent < playerCount.get(state, 0); opponent++) {
    if (!engine.areOpponents(state, player, opponent)) continue;
    const from = found === null ? 0 : found.length;
    let guarded = false;
    for (let target = firstIn(state, opponent, play); target >= 0; target = nextInZone.get(state, target)) {
      if (!mayChallenge(engine, state, player, card, target)) continue;
      any = true;
      if (found === null) return true;
      if (engine.has(state, target, bodyguard)) guarded = true;
      found.push(refOf(state, target));
    }
    if (guarded && found !== null) keepGuards(engine, state, found, from);
  }
  return any;
}

/** If a Bodyguard can be challenged, that player's other characters cannot be chosen; locations can (CR 8.3.3). */
function keepGuards(engine: Engine, state: ReadonlyState, found: number[], from: number): void {
  let kept = from;
  for (let i = from; i < found.length; i++) {
    const card = found[i]! & 1023;
    const isCharacter = traitsOf(engine, state, card).isCharacter;
    if (!isCharacter || engine.has(state, card, bodyguard)) found[kept++] = found[i]!;
  }
  found.length = kept;
}

/** What a character may challenge now, as references. */
export function challengeTargets(
  engine: Engine,
  state: ReadonlyState,
  player: number,
  card: number,
): number[] {
  const found: number[] = [];
  if (canDeclare(engine, state, card)) targetsInto(engine, state, player, card, found);
  return found;
}

/** Whether a character may challenge anything now. */
export function canChallenge(engine: Engine, state: ReadonlyState, player: number, card: number): boolean {
  return canDeclare(engine, state, card) && targetsInto(engine, state, player, card, null);
}
