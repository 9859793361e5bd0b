import type { EventPattern, PartyPattern } from '@cardwright/core/data';
import { definePhrase, type Phrase, type SplitContext } from '../../phrase/define-phrase.ts';
import type { DecomposeContext } from '../../skeleton/context.ts';
import { equal } from '../../syntax/equal.ts';
import type { Predicate } from '../../syntax/syntax.ts';
import { fromParty, stated, statements, toParty } from './statements.ts';

const ANY = { pick: 'any', filter: [] } as const;

export const EVENTS: readonly Phrase[] = [
  definePhrase({
    slot: 'event',
    name: 'statement',
    yieldsTo: ['cards-use-an-ability'],
    template: '{subject:subject} {predicate:event-predicate}',
    build: ({ subject, predicate }, context) => stated(subject, predicate, context),
    split: (event, context) => statements('event-predicate', event, context),
    examples: ['Whenever one or more of your cards leaves play, draw a card.'],
  }),
  definePhrase({
    slot: 'events',
    name: 'one',
    outranks: ['of-either', 'play-either'],
    template: '{only:event}',
    data: ({ only }) => [only],
  }),
  definePhrase({
    slot: 'events',
    name: 'one-given',
    // What is said last is said of the event: "you play a beast here".
    outranks: ['one'],
    yieldsTo: ['one'],
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
    name: 'one-given-twice',
    template: '{only:event} {given:event-tail} {more:event-tail}',
    build: ({ only, given, more }) => [
      { ...only, given: [...(only.given ?? []), ...(given.given ?? []), ...(more.given ?? [])] },
    ],
    split: (all) => {
      const [only] = all;
      if (all.length !== 1 || !only?.given || only.given.length < 2) return undefined;
      const { given, ...rest } = only;
      const before = given.slice(0, -2);
      const [first, second] = given.slice(-2);
      return {
        only: before.length > 0 ? { ...rest, given: before } : rest,
        given: { given: [first!] },
        more: { given: [second!] },
      };
    },
  }),
  // "This beast or one of your beasts named …" has the same predicate: two events, one sentence.
  definePhrase({
    slot: 'events',
    name: 'of-either',
    template: '{a:np} or {b:np} {predicate:event-predicate}',
    verb: 'sg',
    usual: (all) => all.length === 2,
    build: ({ a, b, predicate }, context) => {
      const it = predicate as unknown as Predicate<EventPattern>;
      const parties = [toParty(a), toParty(b)];
      if (it.takes !== 'cards' || parties.includes(undefined))
        return context.refuse('this cannot happen to or be done by such a subject');
      return parties.map((party) => ({ ...it.value, [it.role]: party }) as EventPattern);
    },
    split: (all, context) => twoOf(all, context),
    examples: ['Whenever this card or another card of yours leaves play, draw a card.'],
  }),
  definePhrase({
    slot: 'events',
    name: 'play-either',
    template: '{player:player} play~ {a:np} or {b:np}',
    usual: (all) => all.length === 2,
    build: ({ player, a, b }) => {
      const cards = [toParty(a), toParty(b)];
      return cards.includes(undefined)
        ? undefined
        : cards.map((card) => ({ on: 'played', card, player }) as EventPattern);
    },
    split: (all) => {
      const [first, second] = all;
      if (all.length !== 2 || first?.on !== 'played' || second?.on !== 'played') return undefined;
      if (!first.player || !equal(first.player, second.player) || first.given || second.given)
        return undefined;
      const { player } = first;
      if (!first.card || !second.card) return undefined;
      return fromParty(first.card).flatMap((a) => fromParty(second.card!).map((b) => ({ player, a, b })));
    },
    examples: ['Whenever you play this card or another card, draw a card.'],
  }),
  // "This beast attacks or is hurt": events with one subject.
  definePhrase({
    slot: 'events',
    name: 'does-either',
    template:
      '{subject:subject} ({a:event-predicate} [, {between:event-predicate} ,] or {b:event-predicate}|be~ {was:past-passive} or {been:past-passive})',
    usual: ([first, second]) => first?.on !== second?.on,
    build: ({ subject, a, between, b, was, been }, context) => {
      const said = [a ?? was, between, b ?? been].filter((one) => one !== undefined);
      const events = said.map((predicate) => stated(subject!, predicate, context));
      return events.includes(undefined) ? undefined : (events as EventPattern[]);
    },
    split: (all, context) => eitherSaid(all, context) as never,
    examples: ['Whenever an opponent draws a card or discards a card, draw a card.'],
  }),
  definePhrase({
    slot: 'events',
    name: 'either',
    template: '{first:event} or {rest:events}',
    data: ({ first, rest }) => [first, ...rest],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'play',
    subject: 'player',
    template: 'play~ {card:np} [{how:way-of-playing}]',
    build: ({ card, how }) => {
      const party = toParty(card);
      return party && { on: 'played', card: party, ...(how?.given && { given: [how.given] }) };
    },
    split: (e) => {
      const [given, more] = e.given ?? [];
      if (e.on !== 'played' || !e.card || e.by || more) return undefined;
      return fromParty(e.card).map((card) => ({ card, ...(given && { how: { given } }) }));
    },
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'draw',
    subject: 'player',
    template: 'draw~ {card:np}',
    // A drawn card is unknown until it is drawn, so nothing can be said about it.
    build: ({ card }) => (equal(toParty(card), ANY) ? { on: 'drawn' } : undefined),
    split: (e) => e.on === 'drawn' && !e.card && !e.given && fromParty(ANY).map((card) => ({ card })),
    examples: ['Whenever you draw a card, discard a card.'],
  }),
];

/** Two or three events with one subject, in which each has a part of the same kind. */
export function eitherSaid(all: readonly EventPattern[], context: DecomposeContext | SplitContext) {
  const [first, second, third] = all;
  if (!first || !second || all.length > 3) return undefined;
  return statements('event-predicate', first, context).flatMap(({ subject, predicate }) => {
    const { role, takes } = predicate as Predicate<EventPattern>;
    const party = (first as unknown as Record<string, unknown>)[role];
    const ways = (slot: 'event-predicate' | 'past-passive', event: EventPattern) =>
      (context as DecomposeContext)
        .predicates<EventPattern>(slot, event)
        .filter(
          (one) =>
            one.takes === takes && equal((event as unknown as Record<string, unknown>)[one.role], party),
        );
    const last = ways('event-predicate', third ?? second);
    if (third)
      return ways('event-predicate', second).flatMap((between) =>
        last.map((b) => ({ subject, a: predicate, between, b })),
      );
    const [was] = ways('past-passive', first);
    const [been] = ways('past-passive', second);
    return [
      ...(was && been ? [{ subject, was, been }] : []),
      ...last.map((b) => ({ subject, a: predicate, b })),
    ];
  });
}

/** Two events that differ only in who acts or who is affected. */
function twoOf(all: readonly EventPattern[], context: unknown) {
  const [first, second] = all;
  if (all.length !== 2 || !first || !second) return undefined;
  return (context as DecomposeContext)
    .predicates<EventPattern>('event-predicate', first)
    .flatMap((predicate) => {
      const { role, takes } = predicate;
      if (takes !== 'cards' || !equal({ ...first, [role]: null }, { ...second, [role]: null })) return [];
      const [a, b] = [first, second].map((event) => (event as unknown as Record<string, PartyPattern>)[role]);
      if (!a || !b) return [];
      return fromParty(a).flatMap((one) =>
        // biome-ignore lint/suspicious/noExplicitAny: a predicate before its subject stands in the slot of whole values
        fromParty(b).map((other) => ({ a: one, b: other, predicate: predicate as any })),
      );
    });
}
