import type { BoundAbility } from '../model/ability-part.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { abilityIndexOf } from './ability-index.ts';
import { appliesTo } from './active.ts';
import { hasKeyword } from './keywords.ts';
import { losesAbility } from './lost.ts';

function addActivated(found: BoundAbility[], abilities: readonly BoundAbility[]): void {
  for (let i = 0; i < abilities.length; i++)
    if (abilities[i]!.data.kind === 'activated') found.push(abilities[i]!);
}

function withoutThose(found: readonly BoundAbility[], lost: readonly BoundAbility[]): BoundAbility[] {
  const kept: BoundAbility[] = [];
  for (let i = 0; i < found.length; i++) if (!lost.includes(found[i]!)) kept.push(found[i]!);
  return kept;
}

/** The activated abilities a card has now: its own, then those of gained keywords, then granted ones. */
export function activatedOf(kernel: Kernel, state: ReadonlyState, card: number): readonly BoundAbility[] {
  const definition = kernel.card(state, card);
  const board = abilityIndexOf(kernel, state);
  // Mostly nothing gives or takes abilities.
  if (!board.changesUses) return definition.activated;
  const { abilities: grants, grant, lose, losing } = board;
  let found: BoundAbility[] | null = null;
  for (const keyword of kernel.activatedKeywords) {
    if (definition.hasPrinted(keyword)) {
      if (lose[keyword.id] !== undefined && !hasKeyword(kernel, state, card, keyword))
        found = withoutThose(found ?? definition.activated, kernel.abilitiesOfKeyword(keyword));
      continue;
    }
    if (grant[keyword.id] === undefined) continue;
    if (!hasKeyword(kernel, state, card, keyword)) continue;
    found ??= definition.activated.slice();
    addActivated(found, kernel.abilitiesOfKeyword(keyword));
  }
  for (const active of grants) {
    if (!appliesTo(state, active, card)) continue;
    found ??= definition.activated.slice();
    addActivated(found, active.part.abilities);
  }
  const all = found ?? definition.activated;
  if (losing.length === 0 || all.length === 0) return all;
  const kept: BoundAbility[] = [];
  for (let i = 0; i < all.length; i++)
    if (!losesAbility(losing, state, card, all[i]!.data.name)) kept.push(all[i]!);
  return kept;
}
