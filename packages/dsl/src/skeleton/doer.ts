import type { Condition, Effect, PlayerSelector } from '@cardwright/core/data';
import { mentions } from '@cardwright/core/data';
import type { Lead, Sentence } from '../syntax/syntax.ts';
import type { ComposeContext } from './context.ts';

type Doer = NonNullable<Extract<Lead, { lead: 'if' }>['doer']>;

/**
 * The player who does an effect; undefined if the data does not say. Before any effect comes the price, which you pay.
 */
function doerOf(effect: Effect | undefined): Doer | undefined {
  if (!effect) return 'you';
  if (effect.do === 'if' || effect.do === 'while') return doerOf(effect.effects.at(-1));
  const { player } = effect as { player?: PlayerSelector };
  return player && (player.who === 'you' ? 'you' : 'others');
}

/** Whether a condition asks that it was done, or that it was not. */
function asksDone(condition: Condition): 'did' | 'did-not' | undefined {
  const [first] = condition.if === 'all' ? condition.of : [condition];
  if (first?.if === 'not') return first.condition.if === 'done' ? 'did-not' : undefined;
  return first?.if === 'done' ? 'did' : undefined;
}

/** The effect that is asked of: "if they don't" behind "if they do" is the other answer to the same. */
function askedOf(effects: readonly Effect[], condition: Condition): Effect | undefined {
  const isAnswer = (effect: Effect) =>
    effect.do === 'if' && !effect.otherwise && asksDone(effect.condition) === 'did';
  return asksDone(condition) === 'did-not' ? effects.findLast((effect) => !isAnswer(effect)) : effects.at(-1);
}

/** Refuses "if they do" after something that you do. */
export function checkDoer(lead: Lead, effects: readonly Effect[], context: ComposeContext): undefined {
  if (lead.lead !== 'if' || !lead.doer) return;
  const before = effects.at(-1);
  if (lead.could === false && (!before || before.do === 'may' || before.do === 'unless'))
    context.refuse('what need not be done may be left undone by who could: say "don\'t"');
  const doer = doerOf(askedOf(effects, lead.condition)) ?? lead.doer;
  if (doer !== lead.doer)
    context.refuse(
      `${doer === 'you' ? 'you do' : 'another player does'} what stands before, if anybody does`,
    );
}

/** Refuses "they" of those of whom some did it: "if an opponent does, they lose 1". */
export function checkThey(
  { lead, ...said }: Lead,
  inner: readonly Effect[],
  context: ComposeContext,
): undefined {
  const condition = 'condition' in said ? said.condition : undefined;
  const [first] = condition?.if === 'all' ? condition.of : [condition];
  if (lead !== 'if' || first?.if !== 'compare' || !mentions(first.left, 'if', 'done')) return;
  const speaksOfOne = (effect: Effect): boolean => {
    const { player } = effect as { readonly player?: PlayerSelector };
    return (!player || /^(you|that-player)$/.test(player.who)) && mentions(effect, 'who', 'that-player');
  };
  if (inner.some(speaksOfOne)) context.refuse('each of them, or one? Say "each opponent who does"');
}

/** Sentences whose first one states who did the preceding effect. */
export function withDoer(sentences: readonly Sentence[], effects: readonly Effect[]): readonly Sentence[] {
  const [first, ...rest] = sentences;
  if (!first?.leads.some(({ lead }) => lead === 'if')) return sentences;
  const leads = first.leads.map((lead): Lead => {
    if (lead.lead !== 'if') return lead;
    if (!asksDone(lead.condition)) return lead;
    return { ...lead, doer: doerOf(askedOf(effects, lead.condition)) ?? 'you' };
  });
  return [{ ...first, leads }, ...rest];
}
