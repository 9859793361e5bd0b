import type {
  CardFilter,
  CardSelector,
  Condition,
  EventPattern,
  PartyPattern,
  PlayerSelector,
} from '@cardwright/core/data';
import { definePhrase, type Phrase, type SplitContext } from '../phrase/define-phrase.ts';
import type { PastEvent } from '../phrase/slots.ts';
import type { DecomposeContext } from '../skeleton/context.ts';
import { equal } from '../syntax/equal.ts';
import type { Counted, Predicate } from '../syntax/syntax.ts';
import { isMove } from './moves.ts';
import { isAmount } from './numbers/amounts.ts';
import { pronouns } from './pronouns.ts';
import { filled, fromParty, isPronoun } from './triggers/statements.ts';

type Times = NonNullable<PastEvent['times']>;
type PastPredicate = Predicate<PastEvent>;
type Slot = 'past-predicate' | 'past-negative';

/** How often, of events that have no number in themselves. */
const TIMES = ' [{many:compared} times]';

const THAT_PLAYER: PlayerSelector = { who: 'that-player' };
const ONCE: Times = { cmp: '>=', value: 1 };

/** The condition that an event has happened this many times. */
function happened(event: EventPattern, { cmp, value }: Times): Condition {
  if (cmp === '>=' && value === 1) return { if: 'happened', event };
  if (cmp === '=' && value === 0) return { if: 'not', condition: { if: 'happened', event } };
  return { if: 'compare', left: { amount: 'events', of: event }, cmp, right: value };
}

function readHappened(c: Condition): { event: EventPattern; times: Times } | undefined {
  if (c.if === 'happened') return { event: c.event, times: ONCE };
  if (c.if === 'not' && c.condition.if === 'happened')
    return { event: c.condition.event, times: { cmp: '=', value: 0 } };
  if (c.if !== 'compare' || typeof c.left !== 'object' || c.left.amount !== 'events') return undefined;
  return isAmount(c.right) ? { event: c.left.of, times: { cmp: c.cmp, value: c.right } } : undefined;
}

/** The condition that so many cards did something or suffered it: each counts once, however often it did. */
function soMany(event: EventPattern, role: 'card' | 'by', times: Times): Condition {
  const plain = happened(event, times);
  return plain.if === 'compare' && !isMove(event)
    ? { if: 'count', of: whoEver(role, event), cmp: times.cmp, value: times.value }
    : plain;
}

/** Those who did something this turn, wherever they are by now. */
function whoEver(
  role: 'card' | 'by',
  { [role]: party, ...event }: EventPattern,
): CardSelector & { pick: 'each' } {
  const { filter } = party as Extract<PartyPattern, { pick: 'any' }>;
  return { pick: 'each', filter: [...filter, { is: 'happened', role, event }], was: true };
}

/** The inverse. */
function everOf(cards: CardSelector): { event: EventPattern; role: 'card' | 'by' } | undefined {
  if (cards.pick !== 'each' || !cards.was) return undefined;
  const did = cards.filter.at(-1);
  if (did?.is !== 'happened') return undefined;
  const party: PartyPattern = { pick: 'any', filter: cards.filter.slice(0, -1) };
  return { event: { ...did.event, [did.role]: party }, role: did.role };
}

function readSoMany(c: Condition): { event: EventPattern; times: Times } | undefined {
  const ever = c.if === 'count' ? everOf(c.of) : undefined;
  if (!ever || c.if !== 'count' || !isAmount(c.value)) return undefined;
  const times: Times = { cmp: c.cmp, value: c.value };
  return equal(soMany(ever.event, ever.role, times), c) ? { event: ever.event, times } : undefined;
}

/** An event with an optional circumstance. */
export function given(event: EventPattern, tail: Pick<EventPattern, 'given'> | undefined): EventPattern {
  return tail?.given ? { ...event, given: [...(event.given ?? []), ...tail.given] } : event;
}

/** Ways to split an event into one with a trailing circumstance, and without. */
export function tailed(event: EventPattern): { event: EventPattern; tail?: Pick<EventPattern, 'given'> }[] {
  const { given: all = [], ...rest } = event;
  if (all.length === 0) return [{ event }];
  const before = all.slice(0, -1);
  return [
    { event },
    { event: before.length > 0 ? { ...rest, given: before } : rest, tail: { given: all.slice(-1) } },
  ];
}

function predicates(slot: string, event: PastEvent, context: SplitContext): readonly PastPredicate[] {
  return (context as DecomposeContext).predicates<PastEvent>(slot as 'past-predicate', event);
}

/** An event with cards as its subject. */
function fill(predicate: unknown, cards: PartyPattern): PastEvent {
  const { value, role } = predicate as PastPredicate;
  return { ...value, [role]: cards } as PastEvent;
}

// biome-ignore lint/suspicious/noExplicitAny: a predicate before its subject stands in the slot of whole values
type Any = any;

/** What a player did this turn, or (`negative`) did not do; undefined if the predicate is none of players. */
function didBy(
  player: PlayerSelector,
  past: unknown,
  tail: Pick<EventPattern, 'given'> | undefined,
  negative: boolean,
  many?: Times,
): Condition | undefined {
  const it = past as PastPredicate;
  const did = it.takes === 'player' ? filled(it, player) : undefined;
  if (!did) return undefined;
  const { times = many ?? ONCE, ...event } = did;
  if ((many && times !== many) || (negative && times !== ONCE)) return undefined;
  return happened(given(event, tail), negative ? { cmp: '=', value: 0 } : times);
}

/** Events by players: "you've played 2 or more actions this turn", "you gained points 3 or more times this turn". */
function byPlayers(slot: Slot): Phrase {
  const negative = slot === 'past-negative';
  return definePhrase({
    slot: 'condition',
    name: negative ? 'player-has-not' : 'player-has',
    template:
      `{player:player} {past:${slot}} [{tail:event-tail}]${negative ? '' : TIMES} this turn` as '{player:player} {past:past-predicate} [{tail:event-tail}] [{many:compared} times] this turn',
    usual: (c) => negative === (c.if === 'not'),
    build: ({ player, past, tail, many }) => didBy(player, past, tail, negative, many),
    split: (c, context) => {
      const read = readHappened(c);
      if (!read || (negative && c.if !== 'not')) return undefined;
      const times = negative ? ONCE : read.times;
      const once = equal(times, ONCE);
      return tailed(read.event).flatMap(({ event, tail }) =>
        [once ? event : { ...event, times }, ...(once || negative ? [] : [event])].flatMap((said) =>
          predicates(slot, said, context)
            .filter(({ takes }) => takes === 'player')
            .map((past) => ({
              player: (event as Any)[past.role],
              past: past as Any,
              ...(tail && { tail }),
              ...(!once && said === event && { many: times }),
            })),
        ),
      );
    },
  });
}

/** Players told apart by what they did: "each opponent who played a relic this turn", "who didn't". */
const deedsThisTurn: readonly Phrase[] = (['past-predicate', 'past-negative'] as const).map((slot) => {
  const negative = slot === 'past-negative';
  return definePhrase({
    slot: 'player-deed',
    name: negative ? 'not-this-turn' : 'this-turn',
    template:
      `{past:${slot}} [{tail:event-tail}] this turn` as '{past:past-predicate} [{tail:event-tail}] this turn',
    usual: (c) => negative === (c.if === 'not'),
    build: ({ past, tail }) => didBy(THAT_PLAYER, past, tail, negative),
    split: (c, context) => {
      const read = readHappened(c);
      if (!read || (negative && c.if !== 'not')) return undefined;
      const times = negative ? ONCE : read.times;
      return tailed(read.event).flatMap(({ event, tail }) =>
        predicates(slot, equal(times, ONCE) ? event : { ...event, times }, context)
          .filter(({ takes, role }) => takes === 'player' && equal((event as Any)[role], THAT_PLAYER))
          .map((past) => ({ past: past as Any, ...(tail && { tail }) })),
      );
    },
    examples: [
      `Each opponent who ${negative ? "didn't discard" : 'discarded'} a card this turn draws a card.`,
    ],
  });
});

/** Events about counted cards: "2 or more characters attacked a player this turn". */
const byCounted: Phrase = definePhrase({
  slot: 'condition',
  name: 'cards-have',
  template: '{cards:counted} {past:past-predicate} [{tail:event-tail}] this turn',
  build: ({ cards, past, tail }) => {
    const it = past as unknown as PastPredicate;
    if (it.takes !== 'cards' || it.value.times || !isAmount(cards.value)) return undefined;
    if (cards.of.pick !== 'each' || cards.of.from) return undefined;
    const event = given(fill(past, { pick: 'any', filter: cards.of.filter }), tail);
    return soMany(event, it.role as 'card' | 'by', { cmp: cards.cmp, value: cards.value });
  },
  split: (c, context) => {
    const read = readSoMany(c) ?? readHappened(c);
    return (
      read &&
      tailed(read.event).flatMap(({ event, tail }) =>
        predicates('past-predicate', event, context).flatMap((past) => {
          const party = (event as Any)[past.role] as PartyPattern | undefined;
          if (past.takes !== 'cards' || party?.pick !== 'any') return [];
          const cards: Counted = { ...read.times, of: { pick: 'each', filter: party.filter } };
          return [{ cards, past: past as Any, ...(tail && { tail }) }];
        }),
      )
    );
  },
  examples: [
    'If another card was played this turn, draw a card.',
    'If 2 or more cards have left your discard this turn, draw a card.',
    'Draw a card for each time you drew a card this turn.',
    'Draw cards equal to the number of times an opponent discarded a card this turn.',
    'If you drew a card 2 or more times this turn, draw a card.',
  ],
});

/** Events about known cards: "this card was damaged this turn", "he hasn't attacked this turn". */
function byKnown(slot: Slot, subject: 'pronominal' | 'pronoun-subject'): Phrase {
  const negative = slot === 'past-negative';
  return definePhrase({
    slot: 'condition',
    name: `${subject === 'pronominal' ? 'card' : 'they'}-${negative ? 'has-not' : 'has'}`,
    template:
      `{what:${subject}} {past:${slot}} [{tail:event-tail}]${negative ? '' : TIMES} this turn` as '{what:pronominal} {past:past-predicate} [{tail:event-tail}] [{many:compared} times] this turn',
    usual: (c) => negative === (c.if === 'not'),
    build: ({ what, past, tail, many = ONCE }) => {
      const it = past as unknown as PastPredicate;
      const known = subject === 'pronominal' ? what : ({ pick: 'ref', ref: { to: 'it' } } as const);
      if (it.value.times) return undefined;
      const wanted = negative ? { cmp: '=' as const, value: 0 } : many;
      if (it.takes === 'player') {
        const did = subject === 'pronominal' ? undefined : filled(it, { who: 'that-player' });
        return did && happened(given(did, tail), wanted);
      }
      if (known.pick !== 'self' && known.pick !== 'ref') return undefined;
      const event = fill(past, known.pick === 'self' ? known : { pick: 'ref', ref: known.ref });
      return happened(given(event, tail), wanted);
    },
    split: (c, context) => {
      const read = readHappened(c);
      if (!read || (negative && c.if !== 'not')) return undefined;
      const often = negative || equal(read.times, ONCE) ? {} : { many: read.times };
      return tailed(read.event).flatMap(({ event, tail }) =>
        predicates(slot, event, context).flatMap((past) => {
          const party = (event as Any)[past.role] as PartyPattern;
          const player = past.takes === 'player';
          if (player !== (subject !== 'pronominal' && (party as Any)?.who === 'that-player')) return [];
          if (!player && (party?.pick === 'any' || !party)) return [];
          // "It" is read as cards, "they" as a pronoun.
          const asCards = player || !isPronoun(party) || context.pronounsOf?.(party)?.[0] === 'it';
          if (asCards !== (subject === 'pronominal') && !player) return [];
          const said =
            subject === 'pronominal'
              ? fromParty(party)
              : pronouns(party, context, ['they', 'he', 'she']).map(({ pronoun }) => pronoun);
          return said.map((what) => ({
            what: what as Any,
            past: past as Any,
            ...(tail && { tail }),
            ...often,
          }));
        }),
      );
    },
  });
}

/** Counted events: "each opposing card damaged in combat this turn". */
const eachEvent: Phrase = definePhrase({
  slot: 'each',
  name: 'event',
  template: '{group:group} {past:past-passive} [{tail:event-tail}] this turn',
  number: 'sg',
  build: ({ group, past, tail }) => {
    const it = past as unknown as PastPredicate;
    if (group.from || it.takes !== 'cards') return undefined;
    const event = given(fill(past, { pick: 'any', filter: group.filter }), tail);
    return isMove(event)
      ? { amount: 'events', of: event }
      : { amount: 'cards', in: whoEver(it.role as 'card' | 'by', event) };
  },
  split: (q, context) => {
    const of =
      typeof q !== 'object'
        ? undefined
        : q.amount === 'events'
          ? q.of
          : q.amount === 'cards'
            ? everOf(q.in)?.event
            : undefined;
    if (!of) return undefined;
    return tailed(of).flatMap(({ event, tail }) =>
      predicates('past-passive', event, context).flatMap((past) => {
        const party = (event as Any)[past.role] as PartyPattern | undefined;
        if (past.takes !== 'cards' || party?.pick !== 'any') return [];
        return [{ group: { filter: party.filter }, past: past as Any, ...(tail && { tail }) }];
      }),
    );
  },
});

/** "For each time you gained points this turn": whatever has happened, counted. */
const eachTime: readonly Phrase[] = (['each', 'measure'] as const).map((slot) =>
  definePhrase({
    slot,
    name: slot === 'each' ? 'time' : 'number-of-times',
    template: `${slot === 'each' ? 'time' : 'the number of times'} {what:condition}` as '{what:condition}',
    number: slot === 'each' ? 'sg' : 'pl',
    ...(slot === 'each' && { yieldsTo: ['event', 'group', 'of-theirs'] }),
    build: ({ what }) => (what.if === 'happened' ? { amount: 'events', of: what.event } : undefined),
    split: (q) =>
      typeof q === 'object' && q.amount === 'events' && { what: { if: 'happened' as const, event: q.of } },
  }),
);

type Happened = Extract<CardFilter, { readonly is: 'happened' }>;

/** What a card did or suffered, for predicates about cards; undefined for predicates about players or counts. */
function didOf(past: unknown, tail: Parameters<typeof given>[1]): Happened | undefined {
  const { value, role, takes } = past as PastPredicate;
  if (takes !== 'cards' || value.times) return undefined;
  return { is: 'happened', role: role as 'card', event: given(value as EventPattern, tail) };
}

/** The inverse, for one of the two slots. */
function wordsFor(slot: Slot, { event: of, role: wanted }: Happened, context: SplitContext) {
  const party: PartyPattern = { pick: 'any', filter: [] };
  return tailed(of).flatMap(({ event, tail }) =>
    predicates(slot, { ...event, [wanted]: party }, context)
      .filter(({ takes, role }) => takes === 'cards' && role === wanted)
      .map((past) => ({ past: past as Any, ...(tail && { tail }) })),
  );
}

const WHO: Phrase = definePhrase({
  slot: 'modifier',
  name: 'who-did',
  template: '(who|that) {past:past-predicate} [{tail:event-tail}] this turn',
  build: ({ past, tail }) => {
    const did = didOf(past, tail);
    return did && { filter: [did] };
  },
  split: ({ filter, from }, context) => {
    const [only, more] = filter;
    if (from || more || only?.is !== 'happened') return undefined;
    return wordsFor('past-predicate', only, context);
  },
});

const WHO_NOT: Phrase = definePhrase({
  slot: 'modifier',
  name: 'who-did-not',
  template: '(who|that) {past:past-negative} [{tail:event-tail}] this turn',
  build: ({ past, tail }) => {
    const did = didOf(past, tail);
    return did && { filter: [{ is: 'not', filter: did }] };
  },
  split: ({ filter, from }, context) => {
    const [only, more] = filter;
    if (from || more || only?.is !== 'not' || only.filter.is !== 'happened') return undefined;
    return wordsFor('past-negative', only.filter, context);
  },
});

export const PAST: readonly Phrase[] = [
  byPlayers('past-predicate'),
  byPlayers('past-negative'),
  ...deedsThisTurn,
  byCounted,
  byKnown('past-predicate', 'pronominal'),
  byKnown('past-negative', 'pronominal'),
  byKnown('past-predicate', 'pronoun-subject'),
  byKnown('past-negative', 'pronoun-subject'),
  eachEvent,
  ...eachTime,
  WHO,
  WHO_NOT,
];
