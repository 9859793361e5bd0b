import type { AbilityPart } from '../model/ability-part.ts';
import type { Active } from '../model/active.ts';
import { cardOf } from '../model/card-ref.ts';
import { controller } from '../model/core-columns.ts';
import { playAction } from '../model/core-names.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import type { Action, Keyword } from '../model/names.ts';
import { NONE } from '../model/none.ts';
import { isCurrent, refOf } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import { abilityIndexOf } from './ability-index.ts';
import { isLive } from './active.ts';
import { isGranted } from './keywords.ts';
import { partsWhilePlayed } from './while-played.ts';

/** Whether a part applies to this player, card and other party. -1 for none. */
function concerns(
  state: ReadonlyState,
  part: AbilityPart,
  scope: Scope,
  cards: readonly number[] | null,
  player: number,
  card: number,
  other: number,
): boolean {
  if (part.condition !== null && !part.condition(state, scope)) return false;
  if (part.players !== null && (player < 0 || !part.players(state, player, scope))) return false;
  if (cards !== null && (card < 0 || !cards.includes(refOf(state, card)))) return false;
  if (part.applies !== null && (card < 0 || !part.applies(state, card, scope))) return false;
  if (part.other !== null && (other < 0 || !part.other(state, other, scope))) return false;
  return part.except === null || other < 0 || !part.except(state, other, scope);
}

function listed(
  state: ReadonlyState,
  list: readonly Active[] | undefined,
  player: number,
  card: number,
  other: number,
  ignoring: Keyword | null = null,
): Active | null {
  if (list === undefined) return null;
  for (let i = 0; i < list.length; i++) {
    const active = list[i]!;
    if (!isLive(state, active) || (ignoring !== null && active.part.keyword === ignoring)) continue;
    const cards = active.lasting === null ? null : active.lasting.cards;
    const players = active.lasting?.players;
    if (players !== undefined && players.length > 0 && !players.includes(player)) continue;
    if (concerns(state, active.part, active.scope, cards, player, card, other)) return active;
  }
  return null;
}

/**
 * Whether some effect forbids an action: `player` does it, `card` does or suffers it, `other` is the other party
 * (card indexes; -1 for none). "Can't" beats "can".
 * @param ignoring a keyword whose prohibitions do not count
 */
export function isForbidden(
  kernel: Kernel,
  state: ReadonlyState,
  action: Action,
  player: number,
  card: number,
  other: number,
  ignoring: Keyword | null = null,
): boolean {
  const board = abilityIndexOf(kernel, state);
  if (listed(state, board.forbid[action.id], player, card, other, ignoring) !== null) return true;
  if (action === playAction && card >= 0 && byItself(kernel, state, player, card)) return true;
  return byKeyword(kernel, state, kernel.keywordProhibitions[action.id], player, card, other, ignoring);
}

/** False if no effect forbids an action to any player: a cheap test before the exact one. */
export function mayBeForbidden(kernel: Kernel, state: ReadonlyState, action: Action): boolean {
  return abilityIndexOf(kernel, state).forbid[action.id] !== undefined;
}

/** "You can't play this card unless …" functions where the card is played from. */
function byItself(kernel: Kernel, state: ReadonlyState, player: number, card: number): boolean {
  const own = partsWhilePlayed(kernel, state, card);
  if (own.length === 0) return false;
  const scope = {
    source: refOf(state, card),
    controller: controller.get(state, card),
    slots: NONE,
    event: null,
  };
  for (let i = 0; i < own.length; i++) {
    const part = own[i]!;
    if (part.kind !== 'forbid' || part.action !== playAction) continue;
    if (part.players !== null && !part.players(state, player, scope)) continue;
    if (part.condition === null || part.condition(state, scope)) return true;
  }
  return false;
}

/** Whether a prohibition of a keyword that the card has gained applies to it. */
function byKeyword(
  kernel: Kernel,
  state: ReadonlyState,
  ofKeywords: readonly AbilityPart[] | undefined,
  player: number,
  card: number,
  other: number,
  ignoring: Keyword | null = null,
): boolean {
  if (ofKeywords === undefined || card < 0) return false;
  const { grant } = abilityIndexOf(kernel, state);
  for (let i = 0; i < ofKeywords.length; i++) {
    const part = ofKeywords[i]!;
    const keyword = part.keyword!;
    if (
      keyword === ignoring ||
      grant[keyword.id] === undefined ||
      kernel.card(state, card).hasPrinted(keyword)
    )
      continue;
    if (!isGranted(kernel, state, card, keyword)) continue;
    const scope: Scope = {
      source: refOf(state, card),
      controller: controller.get(state, card),
      slots: NONE,
      event: null,
    };
    if (concerns(state, part, scope, null, player, card, other)) return true;
  }
  return false;
}

/** Whether an effect permits what a rule of the game would not. */
export function isPermitted(
  kernel: Kernel,
  state: ReadonlyState,
  action: Action,
  player: number,
  card: number,
  other: number,
): boolean {
  if (listed(state, abilityIndexOf(kernel, state).permit[action.id], player, card, other) !== null)
    return true;
  return byKeyword(kernel, state, kernel.keywordPermissions[action.id], player, card, other);
}

/** False if nothing permits an action to anyone: a cheap test before looking at each card. */
export function mayBePermitted(kernel: Kernel, state: ReadonlyState, action: Action): boolean {
  const board = abilityIndexOf(kernel, state);
  if (board.permit[action.id] !== undefined) return true;
  const ofKeywords = kernel.keywordPermissions[action.id];
  if (ofKeywords === undefined) return false;
  for (let i = 0; i < ofKeywords.length; i++) {
    if (board.grant[ofKeywords[i]!.keyword!.id] !== undefined) return true;
  }
  return false;
}

/** How many more times a turn a player may take an action than the rules allow. */
export function additionalUses(kernel: Kernel, state: ReadonlyState, action: Action, player: number): number {
  const list = abilityIndexOf(kernel, state).additional[action.id];
  if (list === undefined) return 0;
  let more = 0;
  for (const active of list) {
    const { part, scope } = active;
    if (!isLive(state, active) || (part.condition !== null && !part.condition(state, scope))) continue;
    const concerned =
      active.lasting === null ? part.players!(state, player, scope) : active.lasting.players.includes(player);
    if (concerned) more += active.lasting === null ? part.amount!(state, scope) : active.lasting.amount;
  }
  return more;
}

/** Whether a proposed event is prohibited for its parties. */
export function eventForbidden(kernel: Kernel, state: ReadonlyState, event: GameEvent): boolean {
  const action = event.kind.options.action;
  if (action === undefined) return false;
  if (event.card >= 0 && !isCurrent(state, event.card)) return true;
  return isForbidden(
    kernel,
    state,
    action,
    event.player,
    event.card < 0 ? -1 : cardOf(event.card),
    event.other < 0 || !isCurrent(state, event.other) ? -1 : cardOf(event.other),
  );
}
