import type { AbilityPart } from '../model/ability-part.ts';
import type { Kernel } from '../model/kernel.ts';
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

/**
 * The parts that function while a card is being played: those of its own text and of keywords that it has, printed or
 * gained, and those of abilities that effects give it where it is.
 */
export function partsWhilePlayed(kernel: Kernel, state: ReadonlyState, card: number): readonly AbilityPart[] {
  const own = ownParts(kernel, state, card);
  const { abilities: grants, grant } = abilityIndexOf(kernel, state);
  const { gains } = kernel.card(state, card);
  let found: AbilityPart[] | null = null;
  const gainable = kernel.keywordsWhilePlayed;
  for (let i = 0; i < gainable.length; i++) {
    const { keyword, parts } = gainable[i]!;
    // Mostly nothing gives it to any card, and the card itself says nothing of it.
    if (grant[keyword.id] === undefined && gains.length === 0) continue;
    if (kernel.card(state, card).hasPrinted(keyword) || !isGranted(kernel, state, card, keyword)) continue;
    found = (found ?? own).concat(parts);
  }
  for (let i = 0; i < grants.length; i++) {
    for (const { whilePlayed } of grants[i]!.part.abilities) {
      if (whilePlayed.length > 0 && appliesTo(state, grants[i]!, card))
        found = (found ?? own).concat(whilePlayed);
    }
  }
  return found ?? own;
}
