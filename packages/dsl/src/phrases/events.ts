/** Events that any game has. */
import type { CardSelector, EventPattern } from '@cardwright/core';
import { equal } from '../language/equal.ts';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import { saidSubject } from '../skeleton/subject.ts';
import type { Predicate } from '../syntax/syntax.ts';
import { fromParty, statements, toParty } from './statements.ts';

const ANY = { pick: 'any', filter: [] } as const;

export const EVENTS: readonly Phrase[] = [
  definePhrase({
    slot: 'event',
    name: 'statement',
    template: '{subject:subject} {predicate:event-predicate}',
    build: ({ subject, predicate }, context) => {
      const it = predicate as unknown as Predicate<EventPattern>;
      const value = saidSubject(subject, it.takes);
      const party = value && (it.takes === 'cards' ? toParty(value as CardSelector) : value);
      if (!party) context.refuse('this cannot happen to or be done by such a subject');
      return party && ({ ...it.value, [it.role]: party } as EventPattern);
    },
    split: (event, context) => statements('event-predicate', event, context),
  }),
  definePhrase({
    slot: 'events',
    name: 'one',
    template: '{only:event}',
    build: ({ only }) => [only],
    split: (all) => all.length === 1 && { only: all[0]! },
  }),
  definePhrase({
    slot: 'events',
    name: 'one-given',
    template: '{only:event} {given:event-tail}',
    build: ({ only, given }) => [{ ...only, given: [...(only.given ?? []), ...(given.given ?? [])] }],
    split: (all) => {
      const [only] = all;
      if (all.length !== 1 || !only?.given) return undefined;
      const { given, ...rest } = only;
      const before = given.slice(0, -1);
      return [
        { only: before.length > 0 ? { ...rest, given: before } : rest, given: { given: given.slice(-1) } },
      ];
    },
  }),
  definePhrase({
    slot: 'events',
    name: 'either',
    template: '{first:event} or {rest:events}',
    build: ({ first, rest }) => [first, ...rest],
    split: (all) => all.length > 1 && { first: all[0]!, rest: all.slice(1) },
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'play',
    subject: 'player',
    template: 'play~ {card:np}',
    build: ({ card }) => {
      const party = toParty(card);
      return party && { on: 'played', card: party };
    },
    split: (e) =>
      e.on === 'played' && e.card && !e.by && !e.given && fromParty(e.card).map((card) => ({ card })),
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'draw',
    subject: 'player',
    template: 'draw~ {card:np}',
    // What is drawn is known only afterwards.
    build: ({ card }) => (equal(toParty(card), ANY) ? { on: 'drawn' } : undefined),
    split: (e) => e.on === 'drawn' && !e.card && !e.given && fromParty(ANY).map((card) => ({ card })),
    examples: ['Whenever you draw a card, discard a card.'],
  }),
];
