import type { Effect, PlayerSelector } from '@cardwright/core/data';
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

/** Refuses "if they do" after something that you do. */
export function checkDoer(lead: Lead, before: Effect | undefined, context: ComposeContext): undefined {
  if (lead.lead !== 'if' || !lead.doer) return;
  if (lead.could === false && (!before || before.do === 'may' || before.do === 'unless'))
    context.refuse('what need not be done may be left undone by who could: say "don\'t"');
  const doer = doerOf(before) ?? lead.doer;
  if (doer !== lead.doer)
    context.refuse(
      `${doer === 'you' ? 'you do' : 'another player does'} what stands before, if anybody does`,
    );
}

/** Sentences whose first one states who did the preceding effect. */
export function withDoer(sentences: readonly Sentence[], before: Effect | undefined): readonly Sentence[] {
  const [first, ...rest] = sentences;
  if (!first?.leads.some(({ lead }) => lead === 'if')) return sentences;
  const leads = first.leads.map((lead): Lead => {
    if (lead.lead !== 'if') return lead;
    const [first] = lead.condition.if === 'all' ? lead.condition.of : [lead.condition];
    const asked = first?.if === 'not' ? first.condition : first;
    return asked?.if === 'done' ? { ...lead, doer: doerOf(before) ?? 'you' } : lead;
  });
  return [{ ...first, leads }, ...rest];
}
