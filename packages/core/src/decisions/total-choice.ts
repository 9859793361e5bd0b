import { statOf } from '../derived/stat.ts';
import type { ChoiceTest } from '../game/engine.ts';
import { cite } from '../plugin/citations.ts';
import { cardOf } from '../state/reference.ts';
import { requiredChoice } from './required-choice.ts';

/** Name of the test of a choice whose cards may have only so much of a stat together. */
export const TOTAL_CHOICE = 'total-choice';

/** Decisions with this test carry the name of the stat and the most that it may come to, as it is now. */
export const totalChoice: ChoiceTest = (engine, state, decision, chosen) => {
  const [name, most] = decision.data as readonly [string, number];
  const stat = engine.stats.get(name)!;
  let total = 0;
  for (let i = 0; i < chosen.length; i++) total += statOf(engine, state, cardOf(chosen[i]!), stat);
  if (total > most) return { reason: 'total-too-high', rule: cite(engine, 'choose-cards') };
  return requiredChoice(engine, state, decision, chosen);
};
