/** What would happen and is replaced, and which of this turn's events it is. */
import type { CardSelector, EventPattern } from '@cardwright/core';
import { equal } from '../language/equal.ts';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import type { PastEvent } from '../phrase/slots.ts';
import type { DecomposeContext } from '../skeleton/context.ts';
import { saidSubject } from '../skeleton/subject.ts';
import type { Predicate } from '../syntax/syntax.ts';
import { statements, toParty } from './statements.ts';

const would: Phrase[] = [
  definePhrase({
    slot: 'lead',
    name: 'would',
    template: '(if|whenever) {subject:subject} would {predicate:event-predicate}',
    build: ({ subject, predicate }, context) => {
      const it = predicate as unknown as Predicate<EventPattern>;
      const value = saidSubject(subject, it.takes);
      const party = value && (it.takes === 'cards' ? toParty(value as CardSelector) : value);
      if (!party) return context.refuse('this cannot happen to or be done by such a subject');
      return { lead: 'would', event: { ...it.value, [it.role]: party } as EventPattern };
    },
    split: (l, context) => (l.lead === 'would' ? statements('event-predicate', l.event, context) : undefined),
    examples: ['If this card would leave play, draw a card instead.'],
  }),
];

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

const ordinals: Phrase[] = ORDINALS.map((word, index) =>
  definePhrase({
    slot: 'ordinal',
    name: word,
    template: word,
    build: () => index + 1,
    split: (n) => n === index + 1 && {},
  }),
);

// biome-ignore lint/suspicious/noExplicitAny: a predicate before its subject stands in the slot of whole values
type Any = any;

/** "The second card they've drawn": of the player spoken of before. */
const nthOfThem: Phrase = definePhrase({
  slot: 'condition',
  name: 'it-is-their-nth',
  template: "(it 's|it is|that 's) the {nth:ordinal} {group:group} they {past:past-gap} this turn",
  number: 'sg',
  build: ({ nth: n, group, past }) => {
    const it = past as unknown as Predicate<PastEvent>;
    if (it.takes !== 'player' || group.from) return undefined;
    const event = { ...it.value, [it.role]: { who: 'that-player' } } as EventPattern;
    const card = group.filter.length > 0 && ({ pick: 'any', filter: group.filter } as const);
    return { if: 'nth-event', n, event: card ? { ...event, card } : event };
  },
  split: (c, context) => {
    if (c.if !== 'nth-event' || c.event.player?.who !== 'that-player') return undefined;
    const { card, ...event } = c.event;
    if (card && card.pick !== 'any') return undefined;
    return (context as DecomposeContext)
      .predicates<PastEvent>('past-gap', event)
      .filter(({ takes }) => takes === 'player')
      .map((past) => ({ nth: c.n, group: { filter: card?.filter ?? [] }, past: past as Any }));
  },
});

const nth: Phrase[] = [
  nthOfThem,
  definePhrase({
    slot: 'condition',
    name: 'it-is-the-nth',
    template:
      "(it 's|it is|that 's) the {nth:ordinal} {group:group} {player:player} {past:past-gap} this turn",
    number: 'sg',
    build: ({ nth: n, group, player, past }) => {
      const it = past as unknown as Predicate<PastEvent>;
      if (it.takes !== 'player' || group.from) return undefined;
      const event = { ...it.value, [it.role]: player } as EventPattern;
      const card = group.filter.length > 0 && ({ pick: 'any', filter: group.filter } as const);
      return { if: 'nth-event', n, event: card ? { ...event, card } : event };
    },
    split: (c, context) => {
      if (c.if !== 'nth-event') return undefined;
      const { card, ...event } = c.event;
      if (card && card.pick !== 'any') return undefined;
      return (context as DecomposeContext)
        .predicates<PastEvent>('past-gap', event)
        .filter(({ takes }) => takes === 'player')
        .map((past) => ({
          nth: c.n,
          group: { filter: card?.filter ?? [] },
          player: (event as Any)[past.role],
          past: past as Any,
        }));
    },
  }),
];

/** "Each/the first time …": the first of such events in a turn. */
const firstTime: Phrase = definePhrase({
  slot: 'trigger',
  name: 'first-time',
  template: 'the first time {on:events} [each turn]',
  usual: (on) => on.every(isFirst),
  build: ({ on }) => on.map((event) => ({ ...event, given: [...(event.given ?? []), FIRST] })),
  split: (on) =>
    on.every(isFirst) && {
      on: on.map((event) => {
        const { given = [], ...rest } = event as EventPattern;
        const others = given.filter((one) => !equal(one, FIRST));
        return others.length > 0 ? { ...rest, given: others } : rest;
      }),
    },
});

const FIRST = 'first-this-turn' as never;

function isFirst(pattern: object): boolean {
  return 'given' in pattern && ((pattern as EventPattern).given ?? []).includes(FIRST);
}

export const WOULD: readonly Phrase[] = [...would, ...ordinals, ...nth, firstTime];
