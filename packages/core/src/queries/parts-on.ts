import { Active } from '../model/active.ts';
import { controller } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import { NONE } from '../model/none.ts';
import { refOf } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { abilityIndexOf } from './ability-index.ts';
import { appliesTo } from './active.ts';
import { isGranted } from './keywords.ts';

/**
 * The parts of one of the game's own kinds that apply to a card now: printed, granted, from duration effects and from
 * keywords.
 */
export function partsOn(kernel: Kernel, state: ReadonlyState, card: number, kind: string): readonly Active[] {
  const board = abilityIndexOf(kernel, state);
  const listed = board.ofKind(kind);
  let found: Active[] | null = null;
  for (let i = 0; i < listed.length; i++) {
    const active = listed[i]!;
    if (!appliesTo(state, active, card)) continue;
    if (found === null) found = [active];
    else found.push(active);
  }
  if (!board.grantsKeywords) return found ?? NONE;
  const ofKeywords = kernel.keywordOthers.get(kind);
  if (ofKeywords === undefined) return found ?? NONE;
  for (let i = 0; i < ofKeywords.length; i++) {
    const part = ofKeywords[i]!;
    const keyword = part.keyword!;
    if (board.grant[keyword.id] === undefined || kernel.card(state, card).hasPrinted(keyword)) continue;
    if (!part.selfOnly || !isGranted(kernel, state, card, keyword)) continue;
    const scope = {
      source: refOf(state, card),
      controller: controller.get(state, card),
      slots: NONE,
      event: null,
    };
    if (part.condition !== null && !part.condition(state, scope)) continue;
    if (part.applies?.(state, card, scope) === false) continue;
    found ??= [];
    found.push(new Active(part, scope, null, 0));
  }
  return found ?? NONE;
}

/** Whether any card may have a part of such a kind: a cheap test before looking at each card. */
export function mayHaveParts(kernel: Kernel, state: ReadonlyState, kind: string): boolean {
  const board = abilityIndexOf(kernel, state);
  if (board.ofKind(kind).length > 0) return true;
  if (!board.grantsKeywords) return false;
  const ofKeywords = kernel.keywordOthers.get(kind) ?? NONE;
  for (let i = 0; i < ofKeywords.length; i++) {
    if (board.grant[ofKeywords[i]!.keyword!.id] !== undefined) return true;
  }
  return false;
}
