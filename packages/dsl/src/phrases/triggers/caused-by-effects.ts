import type { EventPattern, PlayerSelector } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import type { DecomposeContext } from '../../skeleton/context.ts';
import type { Predicate } from '../../syntax/syntax.ts';
import { filled } from './statements.ts';

/** Rows of it that any game with effects has. */
export const CAUSED: readonly Phrase[] = [
  definePhrase({
    slot: 'lead',
    name: 'effect-would-cause',
    template: 'if an effect would cause {who:player} to {deed:event-predicate}',
    build: ({ who, deed }, context) => {
      const it = deed as unknown as Predicate<EventPattern>;
      if (it.takes !== 'player') return context.refuse('only players are made to do things');
      const event = filled(it, who);
      if (!event) return context.refuse('whose hand or zone is it? "Your" is of you, "their" of others');
      return { lead: 'would', event: { ...event, given: [...(event.given ?? []), 'by-effect'] } };
    },
    split: (l, context) => {
      if (l.lead !== 'would' || l.next || l.event.given?.at(-1) !== 'by-effect') return undefined;
      const { given, ...rest } = l.event;
      const event = given!.length > 1 ? { ...rest, given: given!.slice(0, -1) } : rest;
      return (context as DecomposeContext)
        .predicates<EventPattern>('event-predicate', event)
        .filter(({ takes }) => takes === 'player')
        .map((deed) => ({
          who: (event as unknown as Record<string, PlayerSelector>)[deed.role]!,
          // biome-ignore lint/suspicious/noExplicitAny: a predicate before its subject stands in the slot of whole values
          deed: deed as any,
        }));
    },
    examples: [
      "If an effect would cause you to discard one or more cards, you don't discard.",
      "If an effect would cause you to discard one or more cards from your hand, you don't discard.",
      'If an effect would cause you to discard a card, draw a card instead.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'do-nothing',
    subject: 'player',
    template: "don't~ discard",
    data: () => ({ do: 'nothing' }),
  }),
];
