import type { CardFilter, CardSelector, EventPattern, PartyPattern } from '@cardwright/core/data';
import { type Clause, definePhrase, type Link, type Sentence, type Tail } from '@cardwright/dsl';

type Place = 'here' | 'at-a-location';
type AnyParty = PartyPattern & { pick: 'any' };

const at = (state: Place): CardFilter =>
  state === 'here' ? { is: 'state', state } : { is: 'state', state, with: 'location' };
const isAt = (filter: CardFilter, state: Place): boolean => filter.is === 'state' && filter.state === state;

/** Filters in canonical order: a place is a state, and states precede classes and names. */
const EARLY = new Set(['type', 'of', 'other']);
const withPlace = (filter: readonly CardFilter[], state: Place): readonly CardFilter[] => {
  const late = filter.findIndex(
    (one) => !(EARLY.has(one.is) || (one.is === 'any' && EARLY.has(one.of[0]?.[0]?.is ?? ''))),
  );
  const index = late < 0 ? filter.length : late;
  return [...filter.slice(0, index), at(state), ...filter.slice(index)];
};
const withoutPlace = (filter: readonly CardFilter[], state: Place): readonly CardFilter[] | undefined => {
  const rest = filter.filter((one) => !isAt(one, state));
  return rest.length < filter.length ? rest : undefined;
};

/** The subject's role in an event: the acting card, if there is one. */
const roleOf = (event: EventPattern): 'by' | 'card' => (event.by === undefined ? 'card' : 'by');

const narrowed = (event: EventPattern, state: Place): EventPattern | undefined => {
  const role = roleOf(event);
  const party = event[role];
  if (party?.pick === 'any')
    return { ...event, [role]: { ...party, filter: withPlace(party.filter, state) } };
  // "This character quests while at a location": the card itself, and where it is.
  return party?.pick === 'self' && state === 'at-a-location'
    ? { ...event, given: [...(event.given ?? []), 'at-a-location'], with: 'location' }
    : undefined;
};
const widened = (event: EventPattern, state: Place): EventPattern | undefined => {
  const role = roleOf(event);
  const party = event[role];
  if (party?.pick === 'any') {
    const filter = withoutPlace((party as AnyParty).filter, state);
    return filter && { ...event, [role]: { ...party, filter } };
  }
  if (party?.pick !== 'self' || state !== 'at-a-location' || !event.given?.includes(state)) return undefined;
  const given = event.given.filter((name) => name !== 'at-a-location');
  const { given: _, with: __, ...rest } = event;
  return given.length > 0 ? { ...rest, given } : rest;
};

/** Adds or removes the place in the first clause's subject. */
const mapSubject = (
  links: readonly Link[],
  change: (filter: readonly CardFilter[]) => readonly CardFilter[] | undefined,
): Link[] | undefined => {
  const [first, ...rest] = links;
  const subject = first?.clause.subject;
  if (first === undefined || subject?.kind !== 'cards' || subject.cards.pick !== 'each') return undefined;
  const filter = change(subject.cards.filter);
  if (filter === undefined) return undefined;
  const cards: CardSelector = { ...subject.cards, filter };
  const clause: Clause = { ...first.clause, subject: { kind: 'cards', cards } };
  return [{ ...first, clause }, ...rest];
};

/** With so much more behind the last clause; or with nothing. */
const withTails = (links: readonly Link[], tails: readonly Tail[] | undefined): Link[] =>
  links.map((link, i) => {
    if (i < links.length - 1) return link;
    const { clause } = link;
    return { ...link, clause: { ...clause, tails: tails ? [...clause.tails, ...tails] : [] } };
  });

/**
 * "While here" and "while at a location" at the end of a sentence say where its subject is: the same as "characters
 * here" (CR 5.6). In a trigger they say it of the character the event is about.
 */
export const here = [
  definePhrase({
    slot: 'sentence',
    name: 'while-here',
    template: '{links:chain} while here [{tails:tails}]',
    usual: () => false,
    build: ({ links, tails = [] }) => {
      const narrow = mapSubject(links, (filter) => withPlace(filter, 'here'));
      return narrow && { leads: [], links: withTails(narrow, tails) };
    },
    split: (sentence: Sentence) => {
      if (sentence.leads.length > 0 || sentence.modes) return undefined;
      const links = mapSubject(sentence.links, (filter) => withoutPlace(filter, 'here'));
      if (!links) return undefined;
      const tails = links.at(-1)!.clause.tails;
      return tails.length === 0 ? { links } : [{ links }, { links: withTails(links, undefined), tails }];
    },
    examples: [
      'Characters get +2 {W} while here for each card in your hand.',
      'Characters get +2 {W} while here.',
      "Characters can't be challenged while here.",
      'Characters gain Evasive while here.',
    ],
  }),
  definePhrase({
    slot: 'events',
    name: 'while-there',
    template: '{only:event} [{given:event-tail}] while {state:here|at a location}',
    words: { state: { here: 'here', 'at a location': 'at-a-location' } },
    usual: () => false,
    build: ({ only, given, state }) => {
      const circumstances = [...(only.given ?? []), ...(given?.given ?? [])];
      const event = narrowed(given ? { ...only, given: circumstances } : only, state);
      return event && [event];
    },
    split: (all) =>
      (['here', 'at-a-location'] as const).flatMap((state) => {
        const event = all.length === 1 && all[0] ? widened(all[0], state) : undefined;
        if (!event) return [];
        const last = event.given?.at(-1);
        if (last === undefined) return [{ only: event, state }];
        const { given, ...rest } = event;
        const before = given?.slice(0, -1) ?? [];
        const only = before.length > 0 ? { ...rest, given: before } : rest;
        return [
          { only: event, state },
          { only, given: { given: [last] }, state },
        ];
      }),
    examples: [
      'Whenever a character quests while here, draw a card.',
      'Whenever one of your Pirate characters quests while at a location, draw a card.',
    ],
  }),
];
