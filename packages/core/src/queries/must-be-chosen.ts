import { type CardRef, cardOf } from '../model/card-ref.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { abilityIndexOf } from './ability-index.ts';
import { appliesTo } from './active.ts';

/** The part kind of "must choose this if able". */
export const MUST_BE_CHOSEN = 'must-be-chosen';

/** Cards of which an ability requires one to be chosen. */
export interface RequiredCards {
  readonly ability: string;
  readonly cards: CardRef[];
}

const NONE: RequiredCards[] = [];

/**
 * Of the cards that a player could choose, those that some effect says must be, by the ability that says so: one of
 * each is enough, since choosing a card meets what others of the same ability ask.
 */
export function mustBeChosen(
  kernel: Kernel,
  state: ReadonlyState,
  candidates: readonly CardRef[],
  player: number,
): readonly RequiredCards[] {
  const listed = abilityIndexOf(kernel, state).ofKind(MUST_BE_CHOSEN);
  let found = NONE;
  for (let i = 0; i < listed.length; i++) {
    const active = listed[i]!;
    const { part, scope } = active;
    if (part.players?.(state, player, scope) === false) continue;
    for (let c = 0; c < candidates.length; c++) {
      if (!appliesTo(state, active, cardOf(candidates[c]!))) continue;
      if (found === NONE) found = [];
      cardsFor(found, part.id).push(candidates[c]!);
    }
  }
  return found;
}

function cardsFor(found: RequiredCards[], ability: string): CardRef[] {
  for (let i = 0; i < found.length; i++) if (found[i]!.ability === ability) return found[i]!.cards;
  const cards: CardRef[] = [];
  found.push({ ability, cards });
  return cards;
}
