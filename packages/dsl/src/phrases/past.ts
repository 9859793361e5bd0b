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
import { eitherOf } from './past-either.ts';
import { pronouns } from './pronouns.ts';
import { filled, fromParty, isPronoun } from './triggers/statements.ts';

type Times = NonNullable<PastEvent['times']>;
type PastPredicate = Predicate<PastEvent>;
type Slot = 'past-predicate' | 'past-negative';

/** The turn that it is: "that turn" at its end. */
const THIS_TURN = '(this turn|during this turn|during that turn)';
const PAST_OR_NOT = '({past:past-predicate}|{not:past-negative})';

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

/** Whether something happened or did not: what was said of it. */
interface Told {
  readonly past?: unknown;
  readonly not?: unknown;
}

/** The predicates that say that an event did not happen, where that is meant. */
function denied(
  c: Condition,
  event: PastEvent,
  context: SplitContext,
): { past: PastPredicate; said: Told }[] {
  return c.if === 'not'
    ? predicates('past-negative', event, context).map((not) => ({ past: not, said: { not } }))
    : [];
}

/** The predicates that say that it happened. */
function affirmed(event: PastEvent, context: SplitContext): { past: PastPredicate; said: Told }[] {
  return predicates('past-predicate', event, context).map((past) => ({ past, said: { past } }));
}

/** Events by players: "you've played 2 or more actions this turn", "you gained points 3 or more times this turn". */
const byPlayers: Phrase = definePhrase({
  slot: 'condition',
  name: 'player-has',
  template: `{player:player} ${PAST_OR_NOT} [{tail:event-tail}] [{many:compared} times] ${THIS_TURN}`,
  build: ({ player, past, not, tail, many }) =>
    not && many ? undefined : didBy(player, past ?? not, tail, not !== undefined, many),
  split: (c, context) => {
    const read = readHappened(c);
    if (!read) return undefined;
    const { times } = read;
    const once = equal(times, ONCE);
    return tailed(read.event).flatMap(({ event, tail }) =>
      [
        ...denied(c, event, context),
        ...affirmed(once ? event : { ...event, times }, context),
        ...(once ? [] : affirmed(event, context)).map((way) => ({ ...way, often: { many: times } })),
      ]
        .filter(({ past: { takes } }) => takes === 'player')
        .map(({ past, said, often = {} }: { past: PastPredicate; said: Told; often?: object }) => ({
          player: (event as Any)[past.role],
          ...(said as Any),
          ...(tail && { tail }),
          ...often,
        })),
    );
  },
});

/** Players told apart by what they did: "each opponent who played a relic this turn", "who didn't". */
const deedsThisTurn: Phrase = definePhrase({
  slot: 'player-deed',
  name: 'this-turn',
  template: `${PAST_OR_NOT} [{tail:event-tail}] ${THIS_TURN}`,
  build: ({ past, not, tail }) => didBy(THAT_PLAYER, past ?? not, tail, not !== undefined),
  split: (c, context) => {
    const read = readHappened(c);
    if (!read) return undefined;
    const { times } = read;
    return tailed(read.event).flatMap(({ event, tail }) =>
      [...denied(c, event, context), ...affirmed(equal(times, ONCE) ? event : { ...event, times }, context)]
        .filter(({ past: { takes, role } }) => takes === 'player' && equal((event as Any)[role], THAT_PLAYER))
        .map(({ said }) => ({ ...(said as Any), ...(tail && { tail }) })),
    );
  },
  examples: [
    'Each opponent who discarded a card this turn draws a card.',
    "Each opponent who didn't discard a card this turn draws a card.",
  ],
});

/** Events about counted cards: "2 or more characters attacked a player this turn". */
const byCounted: Phrase = definePhrase({
  slot: 'condition',
  name: 'cards-have',
  template: `{cards:counted} {past:past-predicate} [{tail:event-tail}] ${THIS_TURN}`,
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
function byKnown(subject: 'pronominal' | 'pronoun-subject'): Phrase {
  return definePhrase({
    slot: 'condition',
    name: subject === 'pronominal' ? 'card-has' : 'they-has',
    template:
      `{what:${subject}} ${PAST_OR_NOT} [{tail:event-tail}] [{many:compared} times] ${THIS_TURN}` as `{what:pronominal} ${typeof PAST_OR_NOT} [{tail:event-tail}] [{many:compared} times]`,
    build: ({ what, past: did, not, tail, many }) => {
      const past = did ?? not;
      const it = past as unknown as PastPredicate;
      const known = subject === 'pronominal' ? what : ({ pick: 'ref', ref: { to: 'it' } } as const);
      if (it.value.times || (not && many)) return undefined;
      const wanted = not ? { cmp: '=' as const, value: 0 } : (many ?? ONCE);
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
      if (!read) return undefined;
      const many = equal(read.times, ONCE) ? {} : { many: read.times };
      return tailed(read.event).flatMap(({ event, tail }) =>
        [...denied(c, event, context), ...affirmed(event, context)].flatMap(({ past, said: words }) => {
          const party = (event as Any)[past.role] as PartyPattern;
          const player = past.takes === 'player';
          if (player !== (subject !== 'pronominal' && (party as Any)?.who === 'that-player')) return [];
          if (!player && (party?.pick === 'any' || !party)) return [];
          // "It" is read as cards, "they" as a pronoun.
          const asCards = player || !isPronoun(party) || context.pronounsOf?.(party)?.[0] === 'it';
          if (asCards !== (subject === 'pronominal') && !player) return [];
          const whats =
            subject === 'pronominal'
              ? fromParty(party)
              : pronouns(party, context, ['they', 'he', 'she']).map(({ pronoun }) => pronoun);
          return whats.map((what) => ({
            what: what as Any,
            ...(words as Any),
            ...(tail && { tail }),
            ...('past' in words && many),
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
  template: `{group:group} {past:past-passive} [{tail:event-tail}] ${THIS_TURN}`,
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
  template: `(who|that) ${PAST_OR_NOT} [{tail:event-tail}] ${THIS_TURN}`,
  build: ({ past, not, tail }) => {
    const did = didOf(past ?? not, tail);
    return did && { filter: [not ? { is: 'not', filter: did } : did] };
  },
  split: ({ filter, from }, context) => {
    const [only, more] = filter;
    if (from || more) return undefined;
    if (only?.is === 'happened') return wordsFor('past-predicate', only, context) as Any;
    if (only?.is !== 'not' || only.filter.is !== 'happened') return undefined;
    return wordsFor('past-negative', only.filter, context).map(({ past, ...tail }) => ({
      not: past,
      ...tail,
    }));
  },
});

const deeds: readonly Phrase[] = [
  byPlayers,
  deedsThisTurn,
  byCounted,
  byKnown('pronominal'),
  byKnown('pronoun-subject'),
  eachEvent,
  WHO,
];

export const PAST: readonly Phrase[] = [...deeds, ...deeds.map(eitherOf), ...eachTime];
