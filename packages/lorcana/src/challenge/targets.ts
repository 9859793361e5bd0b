import type { ReadonlyState } from '@cardwright/core';
import {
  areOpponents,
  type CardRef,
  type CardTest,
  cardOf,
  controller,
  firstIn,
  isForbidden,
  isPermitted,
  type Kernel,
  type Keyword,
  mayBePermitted,
  mayHaveParts,
  nextInZone,
  partsOn,
  play,
  playerCount,
  refOf,
  type Scope,
} from '@cardwright/core/game';
import { canPayCharges } from '../play/charges.ts';
import { dry, exerted } from '../table/columns.ts';
import { beChallenged, challenge, challengeWhileDrying } from '../table/names.ts';
import { traitsOf } from '../table/traits.ts';
import { requirementsOn } from './requirements.ts';

/** Whether a character may be declared as the challenging one, leaving targets aside (CR 4.6.4.1). */
export function canDeclare(kernel: Kernel, state: ReadonlyState, card: number): boolean {
  if (!traitsOf(kernel, state, card).isCharacter || exerted.get(state, card) === 1) return false;
  if (dry.get(state, card) === 1) return true;
  return isPermitted(kernel, state, challengeWhileDrying, controller.get(state, card), card, -1);
}

/** The keyword whose limits a challenging character ignores, as if it had that keyword itself (CR 8.2.1). */
function ignoredBy(kernel: Kernel, state: ReadonlyState, card: number): Keyword | null {
  if (!mayHaveParts(kernel, state, 'challenge-as-if')) return null;
  const [active] = partsOn(kernel, state, card, 'challenge-as-if');
  return active === undefined ? null : (active.part.data as Keyword);
}

/** Whether one card may challenge another, leaving Bodyguard aside (CR 4.6.4.2, 4.6.8.1). */
function mayChallenge(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
  target: number,
): boolean {
  const traits = traitsOf(kernel, state, target);
  if (!traits.isLocation) {
    if (!traits.isCharacter) return false;
    if (exerted.get(state, target) === 0 && !isPermitted(kernel, state, challenge, player, card, target))
      return false;
  }
  if (isForbidden(kernel, state, challenge, player, card, target)) return false;
  if (!canPayCharges(kernel, state, challenge, player, card, target)) return false;
  return !isForbidden(kernel, state, beChallenged, player, target, card, ignoredBy(kernel, state, card));
}

/** Whom a duty to challenge is about. */
interface Whom {
  readonly test: CardTest;
  readonly scope: Scope;
}

/**
 * Collects what a character may challenge into `found`; with null, only tests whether there is anything (one function
 * for both).
 */
function targetsInto(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
  found: CardRef[] | null,
  whom: Whom | null = null,
): boolean {
  let any = false;
  for (let opponent = 0; opponent < playerCount.get(state, 0); opponent++) {
    if (!areOpponents(kernel, state, player, opponent)) continue;
    for (let target = firstIn(state, opponent, play); target >= 0; target = nextInZone.get(state, target)) {
      if (!mayChallenge(kernel, state, player, card, target)) continue;
      if (whom !== null && !whom.test(state, target, whom.scope)) continue;
      any = true;
      if (found === null) return true;
      found.push(refOf(state, target));
    }
  }
  return any;
}

/**
 * False if no character of a player could challenge anything: no exerted opposing character, no opposing location, and
 * no permission to challenge ready characters. A cheap test.
 */
export function mayChallengeSomething(kernel: Kernel, state: ReadonlyState, player: number): boolean {
  if (mayBePermitted(kernel, state, challenge)) return true;
  for (let opponent = 0; opponent < playerCount.get(state, 0); opponent++) {
    if (opponent === player) continue;
    for (let target = firstIn(state, opponent, play); target >= 0; target = nextInZone.get(state, target)) {
      if (exerted.get(state, target) === 1 || traitsOf(kernel, state, target).isLocation) return true;
    }
  }
  return false;
}

/** What a character may challenge now, as references. */
export function challengeTargets(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
): CardRef[] {
  const found: CardRef[] = [];
  if (canDeclare(kernel, state, card)) targetsInto(kernel, state, player, card, found);
  return found.length > 1 ? keepRequired(kernel, state, card, found) : found;
}

/**
 * "If able": whom the character must challenge is challenged, if it can be (CR 8.7.3). Of the cards a requirement is
 * about, only those it names can be chosen, if there is one (CR 8.3.3). Cards it is not about, such as locations for
 * Bodyguard, stay.
 */
function keepRequired(kernel: Kernel, state: ReadonlyState, card: number, found: CardRef[]): CardRef[] {
  for (const { among, named, scope } of requirementsOn(kernel, state, card, found)) {
    if (!found.some((ref) => among(state, cardOf(ref), scope) && named(state, cardOf(ref), scope))) continue;
    return found.filter((ref) => !among(state, cardOf(ref), scope) || named(state, cardOf(ref), scope));
  }
  if (!mayHaveParts(kernel, state, 'require')) return found;
  for (const { part, scope } of partsOn(kernel, state, card, 'require')) {
    const { action, other } = part;
    if (action !== challenge || other === null) continue;
    const those = found.filter((ref) => other(state, cardOf(ref), scope));
    if (those.length > 0) return those;
  }
  return found;
}

/** Whether a character may challenge anything now, or any of those it must challenge. */
export function canChallenge(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  card: number,
  whom: Whom | null = null,
): boolean {
  return canDeclare(kernel, state, card) && targetsInto(kernel, state, player, card, null, whom);
}
