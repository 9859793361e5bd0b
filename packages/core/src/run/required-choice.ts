import { cite } from '../model/citations.ts';
import type { ChoiceTest } from '../model/game-rules.ts';
import { cardsAmong } from '../model/target-number.ts';
import { mustBeChosen } from '../queries/must-be-chosen.ts';

/** Name of the choice test for cards that must be chosen. */
export const REQUIRED_CHOICE = 'required-choice';

/**
 * A player who chooses at all must include a card of each ability that requires one, as far as there is room. "Up to"
 * may still be none.
 */
export const requiredChoice: ChoiceTest = (kernel, state, { cards: candidates, player, max }, chosen) => {
  if (chosen.length === 0) return null;
  const required = mustBeChosen(kernel, state, cardsAmong(candidates), player);
  const met = required.filter(({ cards }) => cards.some((ref) => chosen.includes(ref))).length;
  return met >= Math.min(max, required.length)
    ? null
    : { reason: 'must-choose', rule: cite(kernel, 'must-choose') };
};
