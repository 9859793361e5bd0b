/** Conditions, events and numbers that any game has. */
import type { CardFilter, CardSelector, EventPattern, PartyPattern, PlayerSelector } from '@cardwright/core';
import { equal } from '../language/equal.ts';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import type { DecomposeContext } from '../skeleton/context.ts';
import { saidSubject, toSubject } from '../skeleton/subject.ts';
import type { Counted, Predicate, Subject } from '../syntax/syntax.ts';
import { canonical } from './filters.ts';

const conditions: Phrase[] = [
  definePhrase({
    slot: 'condition',
    name: 'statement',
    template: '{subject:subject} {predicate:condition-predicate}',
    build: ({ subject, predicate }, context) => {
      const it = predicate as unknown as Predicate<never>;
      const value = saidSubject(subject, it.takes);
      if (!value) context.refuse('this cannot be true of such a subject');
      return value && ({ ...(it.value as object), [it.role]: value } as never);
    },
    split: (condition, context) => statements('condition-predicate', condition, context),
  }),
  definePhrase({
    slot: 'condition',
    name: 'done',
    template: '(you do|they do|that player does)',
    build: () => ({ if: 'done' }),
    split: (c) => c.if === 'done' && {},
  }),
  definePhrase({
    slot: 'condition',
    name: 'not-done',
    template: "(they don't|you don't|that player doesn't)",
    build: () => ({ if: 'not', condition: { if: 'done' } }),
    split: (c) => equal(c, { if: 'not', condition: { if: 'done' } }) && {},
  }),
  definePhrase({
    slot: 'condition',
    name: 'turn',
    template: "(it's|it is) {of:possessive} turn",
    build: ({ of }) => ({ if: 'turn', of }),
    split: (c) => c.if === 'turn' && { of: c.of },
  }),
  ...[' in play', ''].map((place) =>
    definePhrase({
      slot: 'condition',
      name: place ? 'have-in-play' : 'have',
      template: `{who:player} have~ {cards:counted}${place}` as '{who:player} have~ {cards:counted}',
      build: ({ who, cards }) => ({ if: 'count', ...owned(cards, who) }),
      split: (c) => {
        if (c.if !== 'count' || c.of.pick !== 'each') return undefined;
        if (place && c.of.from) return undefined;
        const who = ownerOf(c.of);
        return who && disowned({ cmp: c.cmp, value: c.value, of: c.of }, who);
      },
    }),
  ),
  definePhrase({
    slot: 'condition',
    name: 'there-are',
    template: "there (are|is|'s) {cards:counted} in play",
    build: ({ cards }) => ({ if: 'count', ...cards }),
    split: (c) =>
      c.if === 'count' &&
      c.of.pick === 'each' &&
      !c.of.from &&
      !ownerOf(c.of) && { cards: { cmp: c.cmp, value: c.value, of: c.of } },
  }),
  definePhrase({
    slot: 'condition',
    name: 'is-in-play',
    template: '{cards:counted} be~ in play',
    usual: () => false,
    build: ({ cards }) => ({ if: 'count', ...cards }),
    split: (c) =>
      c.if === 'count' &&
      c.of.pick === 'each' &&
      !c.of.from &&
      !ownerOf(c.of) && { cards: { cmp: c.cmp, value: c.value, of: c.of } },
  }),
  ...(["(be~|'s)", "aren't~"] as const).map((verb) =>
    definePhrase({
      slot: 'condition-predicate',
      name: verb === "aren't~" ? 'is-not-a' : 'is-a',
      subject: 'cards',
      template: `${verb} a/an {group:group}` as 'be~ a/an {group:group}',
      build: ({ group }) => {
        if (group.from) return undefined;
        const filter =
          verb === "aren't~"
            ? group.filter.map((one) => ({ is: 'not', filter: one }) as const)
            : group.filter;
        return verb === "aren't~" && filter.length !== 1 ? undefined : { if: 'matches', filter };
      },
      split: (c) => {
        if (c.if !== 'matches' || !c.filter || c.filter.length === 0) return undefined;
        const [only] = c.filter;
        if (verb === "aren't~")
          return c.filter.length === 1 && only?.is === 'not' && { group: { filter: [only.filter] } };
        return { group: { filter: c.filter } };
      },
    }),
  ),
  definePhrase({
    slot: 'condition-predicate',
    name: 'is-state',
    subject: 'cards',
    template: 'be~ {state:state}',
    build: ({ state }) => ({ if: 'matches', filter: [{ is: 'state', state: state as never }] }),
    split: (c) => {
      const [only] = (c.if === 'matches' && c.filter) || [];
      return c.if === 'matches' && c.filter?.length === 1 && only?.is === 'state' && { state: only.state };
    },
  }),
];

/** "You have 2 characters": the cards are the player's, by their zone or by their controller. */
function owned(cards: Counted, who: PlayerSelector): Counted {
  if (cards.of.pick !== 'each') return cards;
  const { from } = cards.of;
  if (from) {
    const theirs = from.of?.who === 'that-player' ? { ...from, of: who } : from;
    return { ...cards, of: { ...cards.of, from: theirs } };
  }
  return {
    ...cards,
    of: { ...cards.of, filter: canonical([...cards.of.filter, { is: 'of', player: who }]) },
  };
}

function ownerOf(of: Extract<CardSelector, { pick: 'each' }>): PlayerSelector | undefined {
  if (of.from) return of.from.of;
  const owner = of.filter.find((filter) => filter.is === 'of');
  return owner?.is === 'of' ? owner.player : undefined;
}

function disowned(cards: Counted, who: PlayerSelector): { who: PlayerSelector; cards: Counted }[] {
  const of = cards.of as Extract<CardSelector, { pick: 'each' }>;
  if (!of.from) {
    const filter = of.filter.filter((one) => !(one.is === 'of' && equal(one.player, who)));
    return [{ who, cards: { ...cards, of: { pick: 'each', filter } } }];
  }
  const theirs = { ...cards, of: { ...of, from: { ...of.from, of: { who: 'that-player' } as const } } };
  return who.who === 'you' ? [{ who, cards }] : [{ who, cards: theirs }];
}

/** Ways to see an event or a condition as a subject and what is said of it. */
function statements(slot: 'condition-predicate' | 'event-predicate', value: unknown, context: unknown) {
  return (context as DecomposeContext).predicates<never>(slot, value as never).flatMap((predicate) => {
    const subject = (value as Record<string, unknown>)[predicate.role] as never;
    if (subject === undefined) return [];
    const forms: Subject[] =
      slot === 'event-predicate' && predicate.takes === 'cards'
        ? partySubjects(subject)
        : [toSubject(subject, 'said'), ...(isPronoun(subject) ? [toSubject(subject, 'pronoun')] : [])];
    // biome-ignore lint/suspicious/noExplicitAny: a predicate before its subject stands in the slot of whole values
    return forms.map((form) => ({ subject: form, predicate: predicate as any }));
  });
}

function isPronoun(value: unknown): boolean {
  return equal(value, { pick: 'ref', ref: { to: 'it' } }) || equal(value, { who: 'that-player' });
}

/** A party of an event as cards: which of them is meant, not how they are picked. */
export function toParty(cards: CardSelector): PartyPattern | undefined {
  switch (cards.pick) {
    case 'self':
      return { pick: 'self' };
    case 'ref':
      return cards.filter ? undefined : { pick: 'ref', ref: cards.ref };
    case 'each':
      return cards.from ? undefined : { pick: 'any', filter: cards.filter };
    case 'some':
      return cards.from || cards.range.min !== 1 || cards.range.max !== 1
        ? undefined
        : { pick: 'any', filter: cards.filter };
    default:
      return undefined;
  }
}

/** Ways to say a party, the usual first: the inverse of `toParty`. */
export function fromParty(party: PartyPattern): CardSelector[] {
  if (party.pick !== 'any') return [party];
  const { filter } = party;
  return [
    { pick: 'some', range: { min: 1, max: 1 }, filter },
    { pick: 'each', filter },
  ];
}

function partySubjects(party: PartyPattern): Subject[] {
  const said = fromParty(party).map((cards): Subject => ({ kind: 'cards', cards }));
  return isPronoun(party) ? [{ kind: 'pronoun' }, ...said] : said;
}

const events: Phrase[] = [
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
    template: 'draw~ a card',
    build: () => ({ on: 'drawn' }),
    split: (e) => e.on === 'drawn' && !e.card && !e.given && {},
  }),
];

const counts: Phrase[] = [
  ...(
    [
      ['another', 'another {group:group}', '>=', 1, 'sg', [{ is: 'other' }]],
      ['a', 'a/an {group:group}', '>=', 1, 'sg', []],
      ['none', 'no {group:group}', '=', 0, 'pl', []],
      ['one-or-more', 'one or more {group:group}', '>=', 1, 'pl', []],
    ] as const
  ).map(([name, template, cmp, value, number, said]) =>
    definePhrase({
      slot: 'counted',
      name,
      template: template as 'a/an {group:group}',
      number,
      build: ({ group }) => ({
        cmp,
        value,
        of: each({ ...group, filter: canonical([...said, ...group.filter]) }),
      }),
      split: (c) =>
        c.cmp === cmp &&
        c.value === value &&
        inGroup(c.of, (group) => {
          if (said.length === 0) return { group };
          const filter = group.filter.filter((one) => one.is !== 'other');
          return filter.length < group.filter.length ? { group: { ...group, filter } } : undefined;
        }),
    }),
  ),
  ...(
    [
      ['or-more', '{n:integer} or more {group:group}', '>='],
      ['or-fewer', '{n:integer} or fewer {group:group}', '<='],
      ['more-than', 'more than {n:integer} {group:group}', '>'],
      ['fewer-than', '(fewer|less) than {n:integer} {group:group}', '<'],
      ['exactly', 'exactly {n:integer} {group:group}', '='],
    ] as const
  ).map(([name, template, cmp]) =>
    definePhrase({
      slot: 'counted',
      name,
      template: template as '{n:integer} or more {group:group}',
      number: 'pl',
      build: ({ n, group }) => ({ cmp, value: n, of: each(group) }),
      split: (c) =>
        c.cmp === cmp &&
        typeof c.value === 'number' &&
        inGroup(c.of, (group) => ({ n: c.value as number, group })),
    }),
  ),
];

interface Group {
  readonly filter: readonly CardFilter[];
  readonly from?: Extract<CardSelector, { pick: 'each' }>['from'];
}

function each({
  filter,
  from,
}: {
  filter: readonly CardFilter[];
  from?: Group['from'] | undefined;
}): CardSelector {
  return from ? { pick: 'each', filter, from } : { pick: 'each', filter };
}

function inGroup<T>(
  of: CardSelector,
  use: (group: { filter: readonly CardFilter[]; from?: NonNullable<Group['from']> }) => T,
): T | undefined {
  if (of.pick !== 'each') return undefined;
  return use(of.from ? { filter: of.filter, from: of.from } : { filter: of.filter });
}

const numbers: Phrase[] = [
  definePhrase({
    slot: 'card-count',
    name: 'a-card',
    template: '(a|another) card',
    build: () => 1,
    split: (n) => n === 1 && {},
  }),
  definePhrase({
    slot: 'card-count',
    name: 'cards',
    template: '{n:integer} card#',
    build: ({ n }) => n,
    split: (n) => typeof n === 'number' && { n },
  }),
  definePhrase({
    slot: 'card-count',
    name: 'that-many',
    template: 'that many cards',
    build: () => ({ amount: 'done', unit: 'cards' }),
    split: (n) => equal(n, { amount: 'done', unit: 'cards' }) && {},
  }),
  definePhrase({
    slot: 'card-count',
    name: 'equal-to',
    template: 'cards equal to {measure:measure}',
    build: ({ measure }) => measure,
    split: (n) => typeof n !== 'number' && { measure: n },
  }),
  definePhrase({
    slot: 'measure',
    name: 'number-of',
    template: 'the number of {cards:np}',
    build: ({ cards }) => ({ amount: 'cards', in: cards }),
    split: (q) => typeof q === 'object' && q.amount === 'cards' && { cards: q.in },
  }),
  definePhrase({
    slot: 'measure',
    name: 'stat-of',
    template: "{what:np} 's {stat:stat}",
    build: ({ what, stat }) => ({ amount: 'stat', stat: stat as never, of: what }),
    split: (q) =>
      typeof q === 'object' && q.amount === 'stat' && !isPronoun(q.of) && { what: q.of, stat: q.stat },
  }),
  definePhrase({
    slot: 'measure',
    name: 'their-stat',
    template: '{pronoun:pronoun-possessive} {stat:stat}',
    build: ({ stat }) => ({ amount: 'stat', stat: stat as never, of: { pick: 'ref', ref: { to: 'it' } } }),
    split: (q, { facts }) =>
      typeof q === 'object' &&
      q.amount === 'stat' &&
      isPronoun(q.of) &&
      [...new Set(['they', facts.pronoun ?? 'it', 'it', 'he', 'she'])].map((pronoun) => ({
        pronoun,
        stat: q.stat,
      })),
  }),
  definePhrase({
    slot: 'measure',
    name: 'the-stat-of',
    template: 'the {stat:stat} of {what:np}',
    usual: () => false,
    build: ({ what, stat }) => ({ amount: 'stat', stat: stat as never, of: what }),
    split: (q) => typeof q === 'object' && q.amount === 'stat' && { what: q.of, stat: q.stat },
  }),
  definePhrase({
    slot: 'each',
    name: 'group',
    template: '{group:group} [in play]',
    number: 'sg',
    build: ({ group }) => ({ amount: 'cards', in: each(group) }),
    split: (q) => typeof q === 'object' && q.amount === 'cards' && inGroup(q.in, (group) => ({ group })),
  }),
];

export const CONDITIONS: readonly Phrase[] = [...conditions, ...events, ...counts, ...numbers];
