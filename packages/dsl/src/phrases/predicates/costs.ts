/** Costs before a dash. */
import type { Effect } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import type { ComposeContext, DecomposeContext } from '../../skeleton/context.ts';
import { YOU } from '../../skeleton/subject.ts';
import { equal } from '../../syntax/equal.ts';
import type { Predicate } from '../../syntax/syntax.ts';

const doerOf = (effect: Effect, role: string): unknown =>
  (effect as unknown as Record<string, unknown>)[role];

export const COSTS: readonly Phrase[] = [
  definePhrase({
    slot: 'cost',
    name: 'resource',
    template: '{amount:amount} {resource:resource}',
    data: ({ amount, resource }) => ({ pay: 'resource', resource, amount }),
  }),
  // Any of two resources, in a game that has several.
  definePhrase({
    slot: 'cost',
    name: 'either-resource',
    template: '{amount:amount} {resource:resource} or {other:resource}',
    build: ({ amount, resource, other }) =>
      resource === other ? undefined : { pay: 'resource', resource, or: [other], amount },
    split: (c) => {
      const [other, ...more] = (c.pay === 'resource' && c.or) || [];
      return (
        c.pay === 'resource' &&
        other !== undefined &&
        more.length === 0 && { amount: c.amount, resource: c.resource, other }
      );
    },
  }),
  definePhrase({
    slot: 'cost',
    name: 'perform',
    template: '{predicate:predicate}',
    build: ({ predicate }, context) => {
      const it = predicate as unknown as Predicate;
      if (it.takes !== 'player') context.refuse('a cost is something that you do');
      if ((context as ComposeContext).leavesOut(it.phrase)) context.refuse('a verb is missing in this cost');
      return { pay: 'perform', effect: (it.role ? { ...it.value, [it.role]: YOU } : it.value) as never };
    },
    split: (c, context) =>
      c.pay === 'perform' &&
      (context as DecomposeContext)
        .predicates('predicate', c.effect)
        .filter(
          ({ takes, role }) =>
            takes === 'player' && equal(doerOf(c.effect, role || 'player'), YOU) === (role !== ''),
        )
        // biome-ignore lint/suspicious/noExplicitAny: a predicate before its subject stands in the slot of whole effects
        .map((predicate) => ({ predicate: predicate as any })),
  }),
];
