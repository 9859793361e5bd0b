import { cite } from '../model/citations.ts';
import type { ChoiceTest } from '../model/game-rules.ts';
import { mustBeChosen } from '../queries/must-be-chosen.ts';

/** Name of the test of a choice in which some card must be chosen. */
export const REQUIRED_CHOICE = 'required-choice';

/**
 * Whoever chooses at all chooses a card of each ability that requires it, as many as there is room for. "Up to" may
 * still be none.
 */
export const requiredChoice: ChoiceTest = (kernel, state, { candidates, player, max }, chosen) => {
  if (chosen.length === 0) return null;
  const required = mustBeChosen(kernel, state, candidates, player);
  const met = required.filter(({ cards }) => cards.some((ref) => chosen.includes(ref))).length;
  return met >= Math.min(max, required.length)
    ? null
    : { reason: 'must-choose', rule: cite(kernel, 'must-choose') };
};
