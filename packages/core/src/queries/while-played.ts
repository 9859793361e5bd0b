import type { AbilityPart } from '../model/ability-part.ts';
import type { Kernel } from '../model/kernel.ts';
import { NONE } from '../model/none.ts';
import type { ReadonlyState } from '../model/state.ts';
import { abilityIndexOf } from './ability-index.ts';
import { appliesTo } from './active.ts';
import { hasKeyword, isGranted } from './keywords.ts';

/** A card's own parts that function while it is played, without those of keywords that it has lost. */
function ownParts(kernel: Kernel, state: ReadonlyState, card: number): readonly AbilityPart[] {
  const own = kernel.card(state, card).whilePlayed;
  let kept: AbilityPart[] | null = null;
  for (let i = 0; i < own.length; i++) {
    const { keyword } = own[i]!;
    const has = keyword === null || hasKeyword(kernel, state, card, keyword);
    if (has) kept?.push(own[i]!);
    else kept ??= own.slice(0, i);
  }
  return kept ?? own;
}

/** The same with what effects, or the card itself, give it. */
function withGiven(kernel: Kernel, state: ReadonlyState, card: number): readonly AbilityPart[] {
  const own = ownParts(kernel, state, card);
  let found: AbilityPart[] | null = null;
  for (const { keyword, parts } of kernel.keywordsWhilePlayed) {
    if (kernel.card(state, card).hasPrinted(keyword) || !isGranted(kernel, state, card, keyword)) continue;
    found = (found ?? own).concat(parts);
  }
  const grants = abilityIndexOf(kernel, state).abilities;
  for (let i = 0; i < grants.length; i++) {
    for (const { whilePlayed } of grants[i]!.part.abilities) {
      if (whilePlayed.length > 0 && appliesTo(state, grants[i]!, card))
        found = (found ?? own).concat(whilePlayed);
    }
  }
  return found ?? own;
}

/**
 * The parts that function while a card is being played: those of its own text and of keywords that it has, printed or
 * gained, and those of abilities that effects give it where it is.
 */
export function partsWhilePlayed(kernel: Kernel, state: ReadonlyState, card: number): readonly AbilityPart[] {
  const { whilePlayed, gains } = kernel.card(state, card);
  if (gains.length > 0 || abilityIndexOf(kernel, state).changesPlaying) return withGiven(kernel, state, card);
  // Asked of every card in hand, for which most say nothing.
  return whilePlayed.length === 0 ? NONE : ownParts(kernel, state, card);
}
