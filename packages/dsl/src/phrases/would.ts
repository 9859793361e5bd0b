import type { Condition, EventPattern, PlayerSelector } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import type { PastEvent } from '../phrase/slots.ts';
import type { DecomposeContext } from '../skeleton/context.ts';
import { FIRST, firstOnly, withoutFirst } from '../skeleton/first-time.ts';
import { equal } from '../syntax/equal.ts';
import type { Modifier, Predicate } from '../syntax/syntax.ts';
import { given, tailed } from './past.ts';
import { eitherSaid } from './triggers/events.ts';
import { ORDINALS } from './triggers/nth.ts';
import { filled, stated, statements } from './triggers/statements.ts';

const PARTIES = ['card', 'by', 'player'] as const;

const EACH_TURN = { 'each turn': true, '': false } as const;

const would: Phrase[] = [
  definePhrase({
    slot: 'lead',
    name: 'would',
    template:
      '(if|whenever|when) {subject:subject} would {predicate:event-predicate} [{tail:event-tail}] [while {condition:conditions}]',
    build: ({ subject, predicate, tail, condition }, context) => {
      const event = stated(subject, predicate, context);
      return event && { lead: 'would', event: given(event, tail), ...(condition && { while: condition }) };
    },
    split: (l, context) =>
      l.lead === 'would' && !l.next && !l.first && !l.or
        ? tailed(l.event).flatMap(({ event, tail }) =>
            statements('event-predicate', event, context).map((said) => ({
              ...said,
              ...(tail && { tail }),
              ...(l.while && { condition: l.while }),
            })),
          )
        : undefined,
    examples: [
      'If this card would leave play, draw a card instead.',
      'If this card would leave play while you have no cards in your hand, draw a card instead.',
    ],
  }),
  // "This beast would be hurt or destroyed": events of one subject.
  definePhrase({
    slot: 'lead',
    name: 'would-either',
    template:
      '(if|whenever|when) {subject:subject} would ({a:event-predicate} or {b:event-predicate}|be {was:past-passive} or {been:past-passive})' as '(if|whenever|when) {subject:subject} would {a:event-predicate} or {b:event-predicate} [{was:past-passive}] [{been:past-passive}]',
    build: ({ subject, a, b, was, been }, context) => {
      const events = [a ?? was, b ?? been].map((predicate) => stated(subject, predicate!, context));
      const [event, other] = events as (EventPattern | undefined)[];
      // "They" is who both are about.
      if (!event || !other || !PARTIES.every((role) => equal(event[role], other[role]))) return undefined;
      return { lead: 'would', event, or: [other] };
    },
    split: (l, context) =>
      l.lead === 'would' && l.or !== undefined && !l.next && !l.first
        ? (eitherSaid([l.event, ...l.or], context) as never)
        : undefined,
  }),
  definePhrase({
    slot: 'lead',
    name: 'first-would',
    template:
      'the first time {before:each turn|} {subject:subject} would {predicate:event-predicate} {behind:each turn|}',
    words: { before: EACH_TURN, behind: EACH_TURN },
    build: ({ before, subject, predicate, behind }, context) => {
      const event = stated(subject, predicate, context);
      if (before && behind) return undefined;
      return event && { lead: 'would', event, first: before || behind ? 'each-turn' : 'in-it' };
    },
    split: (l, context) =>
      l.lead === 'would' && l.first
        ? statements('event-predicate', l.event, context).flatMap((said) => [
            { ...said, before: true, behind: false },
            { ...said, before: false, behind: true },
            { ...said, before: false, behind: false },
          ])
        : undefined,
    examples: [
      'The first time each turn this card would leave play, draw a card instead.',
      "During each opponent's turn, the first time this card would leave play, draw a card instead.",
    ],
  }),
  definePhrase({
    slot: 'lead',
    name: 'next-would',
    template: 'the next time {subject:subject} would {predicate:event-predicate} [{duration:duration}]',
    build: ({ subject, predicate, duration }, context) => {
      const event = stated(subject, predicate, context);
      return event && { lead: 'would', event, next: true, ...(duration && { duration }) };
    },
    split: (l, context) =>
      l.lead === 'would' && l.next
        ? statements('event-predicate', l.event, context).map((said) =>
            l.duration ? { ...said, duration: l.duration } : said,
          )
        : undefined,
  }),
];

const ordinal: Phrase = definePhrase({
  slot: 'ordinal',
  name: 'word',
  number: 'sg',
  template: `{word:${ORDINALS.join('|')}}` as '{word:first|second}',
  build: ({ word }) => ORDINALS.indexOf(word) + 1,
  split: (n) => ORDINALS[n - 1] && { word: ORDINALS[n - 1] as 'first' },
});

// biome-ignore lint/suspicious/noExplicitAny: a predicate before its subject stands in the slot of whole values
type Any = any;

interface NthParts {
  readonly nth: number;
  /** The cards that the events are about; any if absent. */
  readonly group: Modifier;
  readonly player: PlayerSelector;
  readonly past: unknown;
}

function nthEvent({ nth: n, group, player, past }: NthParts): Condition | undefined {
  const it = past as Predicate<PastEvent>;
  if (it.takes !== 'player' || group.from) return undefined;
  const event = filled(it, player) as EventPattern | undefined;
  if (!event) return undefined;
  const card = group.filter.length > 0 && ({ pick: 'any', filter: group.filter } as const);
  return { if: 'nth-event', n, event: card ? { ...event, card } : event };
}

function nthSaid(c: Condition, context: unknown) {
  if (c.if !== 'nth-event') return [];
  const { card, ...event } = c.event;
  if (card && card.pick !== 'any') return [];
  return (context as DecomposeContext)
    .predicates<PastEvent>('past-gap', event)
    .filter(({ takes }) => takes === 'player')
    .map((past) => ({
      nth: c.n,
      group: { filter: card?.filter ?? [] },
      player: (event as Any)[past.role] as PlayerSelector,
      past: past as Any,
    }));
}

/** "The second card they've drawn": about the player mentioned before. */
const nthOfThem: Phrase = definePhrase({
  slot: 'condition',
  name: 'it-is-their-nth',
  template: "(it 's|it is|that 's) the {nth:ordinal} {group:group} they {past:past-gap} this turn",
  number: 'sg',
  build: (parts) => nthEvent({ ...parts, player: { who: 'that-player' } }),
  split: (c, context) =>
    nthSaid(c, context).flatMap(({ player, ...parts }) => (player.who === 'that-player' ? [parts] : [])),
});

const nth: Phrase[] = [
  nthOfThem,
  definePhrase({
    slot: 'condition',
    name: 'it-is-the-nth',
    yieldsTo: ['it-is-their-nth'],
    template:
      "(it 's|it is|that 's) the {nth:ordinal} {group:group} {player:player} {past:past-gap} this turn",
    number: 'sg',
    build: nthEvent,
    split: nthSaid,
  }),
];

/** "Each/the first time …": the first of such events in a turn. */
const firstTime: Phrase = definePhrase({
  slot: 'trigger',
  name: 'first-time',
  template: '(the first time|the first time each turn) {on:events} [each turn]',
  usual: (on) => on.every(isFirst),
  // Each of several events would have a first time of its own.
  build: ({ on }, context) =>
    on.length === 1
      ? on.map(firstOnly)
      : context.refuse('several things that happen have no first time in common: each has its own'),
  split: (on) =>
    on.length === 1 &&
    on.every(isFirst) && { on: on.map((event) => withoutFirst(event as EventPattern) as EventPattern) },
});

function isFirst(pattern: object): boolean {
  return 'given' in pattern && ((pattern as EventPattern).given ?? []).includes(FIRST);
}

export const WOULD: readonly Phrase[] = [...would, ordinal, ...nth, firstTime];
