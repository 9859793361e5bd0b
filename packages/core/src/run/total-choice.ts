import { cite } from '../model/citations.ts';
import type { ChoiceTest } from '../model/game-rules.ts';
import type { Kernel } from '../model/kernel.ts';
import { cardOf } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { statOf } from '../queries/stat.ts';
import { requiredChoice } from './required-choice.ts';

/** Name of the test of a choice whose cards may have only so much of a stat together. */
export const TOTAL_CHOICE = 'total-choice';

/** What a card adds to the total: the stat of that name as it is now, or its cost. */
export const addedToTotal = (kernel: Kernel, state: ReadonlyState, card: number, name: string): number =>
  name === 'cost'
    ? kernel.card(state, card).definition.cost
    : statOf(kernel, state, card, kernel.stats.get(name)!);

/** Decisions with this test carry the name of what is added up and the most that it may come to. */
export const totalChoice: ChoiceTest = (kernel, state, decision, chosen) => {
  const [name, most] = decision.data as readonly [string, number];
  let total = 0;
  for (let i = 0; i < chosen.length; i++) total += addedToTotal(kernel, state, cardOf(chosen[i]!), name);
  if (total > most) return { reason: 'total-too-high', rule: cite(kernel, 'choose-cards') };
  return requiredChoice(kernel, state, decision, chosen);
};
