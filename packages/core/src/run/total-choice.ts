import { cardOf } from '../model/card-ref.ts';
import { cite } from '../model/citations.ts';
import type { ChoiceTest } from '../model/game-rules.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { statOf } from '../queries/stat.ts';
import { requiredChoice } from './required-choice.ts';

/** Name of the choice test for a limited total of a stat. */
export const TOTAL_CHOICE = 'total-choice';

/** What a card adds to the total: its current stat of that name, or its cost. */
export const addedToTotal = (kernel: Kernel, state: ReadonlyState, card: number, name: string): number =>
  name === 'cost'
    ? kernel.card(state, card).definition.cost
    : statOf(kernel, state, card, kernel.stats.get(name)!);

/** The test for a limited total. Such decisions carry the name of the stat and the greatest total. */
export const totalChoice: ChoiceTest = (kernel, state, decision, chosen) => {
  const [name, most] = decision.data as readonly [string, number];
  let total = 0;
  for (let i = 0; i < chosen.length; i++) total += addedToTotal(kernel, state, cardOf(chosen[i]!), name);
  if (total > most) return { reason: 'total-too-high', rule: cite(kernel, 'choose-cards') };
  return requiredChoice(kernel, state, decision, chosen);
};
