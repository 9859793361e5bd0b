import type { CardFilter, CardSelector } from '@cardwright/core/data';
import { asTheyWere, definePhrase, equal, nowOf, ofKind, saidOfKind } from '@cardwright/dsl';
import { cardParts, isPlain, toParty } from './party.ts';
import { thatLocation } from './places.ts';

const A_LOCATION_FILTER: readonly CardFilter[] = [{ is: 'type', type: 'location' }];
/** At a location, of which the text may go on to speak. */
const A_LOCATION: CardSelector = {
  pick: 'some',
  range: { min: 1, max: 1 },
  filter: [{ is: 'type', type: 'location' }],
};
const AT_A_LOCATION: CardFilter = { is: 'state', state: 'at-a-location', with: 'location' };
const ANY_LOCATION = { pick: 'any', filter: [{ is: 'type', type: 'location' }] } as const;
const HERE_BEFORE: CardFilter = { is: 'at-location', location: { pick: 'self', was: true } };
const YOURS: CardFilter = { is: 'of', player: { who: 'you' } };
const HERE: CardFilter = { is: 'state', state: 'here' };

/** Locations: characters move to them and are there (CR 4.7, 5.6). */
export const location = [
  definePhrase({
    slot: 'place',
    name: 'here',
    template: 'here',
    data: () => ({ filter: [{ is: 'state', state: 'here' }] }),
    examples: ['Whenever you play an item, chosen character here gets +1 {S} this turn.'],
  }),
  // Of yours only: others have none at your locations.
  definePhrase({
    slot: 'place',
    name: 'you-have-there',
    template: 'you have {at:here|at a location|at locations}',
    words: { at: { here: HERE, 'at a location': AT_A_LOCATION, 'at locations': AT_A_LOCATION } },
    usual: (_, { wording }) => wording?.counted === true,
    build: ({ at }) => ({ filter: [YOURS, at] }),
    split: ({ filter: [yours, at, more], from }) =>
      !from &&
      !more &&
      equal(yours, YOURS) &&
      (equal(at, HERE) || equal(at, AT_A_LOCATION)) && { at: at as typeof HERE },
    examples: [
      'At the start of your turn, gain 1 lore for each character you have here.',
      'For each character you have at a location, you pay 1 {I} less to play this character.',
    ],
  }),
  definePhrase({
    slot: 'place',
    name: 'at-a-location',
    template: 'at (a location|locations)',
    build: () => ({ filter: [AT_A_LOCATION], asks: 'be at a location' }),
    split: (m) => only(m.filter, 'at-a-location') && m.from === undefined && {},
    examples: ['Ready chosen character of yours at a location.'],
  }),
  // Of a location that has left: who was there when it did (CR 6.7.7).
  definePhrase({
    slot: 'place-before',
    name: 'here',
    template: 'here',
    build: (_, { facts, refuse }) =>
      (facts.type ?? 'location') === 'location'
        ? { filter: [HERE_BEFORE] }
        : refuse('only a location is where others were'),
    split: ({ filter }) => equal(filter, [HERE_BEFORE]) && {},
    examples: [
      'When this location leaves play, draw a card for each character that was here.',
      'When this location leaves play, if there was a character here, draw a card.',
    ],
  }),
  definePhrase({
    slot: 'place-before',
    name: 'at-it',
    yieldsTo: ['here'],
    template: '(at {location:np}|there)',
    build: ({ location = thatLocation }) => {
      const was = asTheyWere(location);
      return was && { filter: [{ is: 'at-location', location: was }] };
    },
    split: ({ filter, from }) => {
      const [at, more] = filter ?? [];
      const location = !from && !more && at?.is === 'at-location' ? nowOf(at.location) : undefined;
      return location && ((equal(location, thatLocation) ? [{}, { location }] : { location }) as never);
    },
    examples: [
      'When this location leaves play, if you had 2 or more characters at it, gain 2 lore.',
      'Banish chosen location. If one or more characters were there, draw a card.',
      'Banish chosen location. Gain 1 lore for each character that was there.',
    ],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'move-to-a-location',
    subject: 'cards',
    template: 'move~ to {to:np}',
    // Which one is known: "that location".
    build: ({ to }) => {
      const by = isALocation(to) ? toParty(to) : undefined;
      return by && { on: 'moved-to-location', by };
    },
    split: (e) =>
      e.on === 'moved-to-location' &&
      e.by?.pick === 'any' &&
      !e.player &&
      isPlain(e) &&
      cardParts(e.by).map(({ card }) => ({ to: card })),
    examples: [
      'Whenever this character moves to a location, draw a card.',
      'Whenever one of your characters moves to a location named Never Land, draw a card.',
    ],
  }),
  ...(['cards', 'player'] as const).map((subject) =>
    definePhrase({
      slot: 'event-predicate',
      name: subject === 'cards' ? 'move-between-locations' : 'move-a-character-between-locations',
      subject,
      template: (subject === 'cards'
        ? 'move~ from (one location|a location) to another [location]'
        : 'move~ {card:np} from (one location|a location) to another [location]') as 'move~ {card:np}',
      usual: () => false,
      build: ({ card }) => {
        const party = subject === 'cards' ? undefined : toParty(card);
        if (subject === 'player' && !party) return undefined;
        return {
          on: 'moved-to-location',
          ...(party && { card: party }),
          by: ANY_LOCATION,
          given: ['from-a-location'],
        };
      },
      split: (e) =>
        e.on === 'moved-to-location' &&
        equal(e.by, ANY_LOCATION) &&
        equal(e.given, ['from-a-location']) &&
        (subject === 'cards' ? e.player === undefined && ({} as never) : cardParts(e.card)),
      examples: [
        subject === 'cards'
          ? 'Whenever this character moves from one location to another, draw a card.'
          : 'Whenever you move a character from one location to another, draw a card.',
      ],
    }),
  ),
  // "The location this character is at".
  definePhrase({
    slot: 'np',
    name: 'the-location-it-is-at',
    template:
      '(the location {whom:pronominal} be~ at|the location where {whom:pronominal} be~)' as 'the location {whom:pronominal}',
    number: 'sg',
    build: ({ whom }) =>
      whom.pick === 'self' || whom.pick === 'ref'
        ? {
            pick: 'each',
            filter: [
              { is: 'type', type: 'location' },
              { is: 'location-of', whom },
            ],
          }
        : undefined,
    split: (s) => {
      if (s.pick !== 'each' || s.from || s.was) return undefined;
      const [type, at, more] = s.filter;
      return !more && type?.is === 'type' && at?.is === 'location-of' && { whom: at.whom };
    },
    examples: ['Your other characters can move to the location this character is at for free.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'move-here',
    subject: 'cards',
    template: 'move~ here',
    data: () => ({ on: 'moved-to-location', by: { pick: 'self' } }),
    examples: [
      'Whenever a character moves here, ready them.',
      'When one of your Knight characters moves here, you may exert them to draw a card.',
    ],
  }),
  definePhrase({
    slot: 'event-tail',
    name: 'from-a-location',
    template: 'from (a location|another location)',
    data: () => ({ given: ['from-a-location'] }),
    examples: [
      'When you move a character here from a location, you may banish this location to gain 3 lore and draw 3 cards.',
      'Whenever this character moves to a location from another location, draw a card.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-to-location',
    subject: 'player',
    template: 'move~ {what:np} to {to:object} for free',
    data: ({ what, to }) => ({ do: 'move-to-location', what, to, free: true }),
    examples: [
      'Move a character of yours to a location for free.',
      'At the start of your turn, you may move a character here to another location for free.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-them-there',
    yieldsTo: ['move-to-location'],
    subject: 'player',
    template: 'move~ {what:np} there for free',
    data: ({ what }) => ({ do: 'move-to-location', what, to: thatLocation, free: true }),
    examples: ['Whenever you play a location, you may move up to 2 of your characters there for free.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-to-the-same-location',
    subject: 'player',
    template: 'move~ {what:np} to the same location for free',
    usual: () => false,
    data: ({ what }) => ({ do: 'move-to-location', what, to: A_LOCATION, free: true }),
    examples: ['Move up to 2 of your characters to the same location for free.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-both-to-the-same-location',
    subject: 'player',
    template: 'move~ {a:np} and {b:np} to the same location for free',
    data: ({ a, b }) => ({
      do: 'move-to-location',
      what: { pick: 'both', of: [a, b] },
      to: A_LOCATION,
      free: true,
    }),
    examples: [
      'When you play this character, you may move this character and one of your other characters to the same location for free.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-here',
    yieldsTo: ['move-to-location'],
    subject: 'player',
    template: 'move~ {what:np} here for free',
    data: ({ what }) => ({ do: 'move-to-location', what, to: { pick: 'self' }, free: true }),
    examples: ['When you play this location, you may move up to 2 of your characters here for free.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-there-for-free',
    subject: 'cards',
    lasts: true,
    template: '(may|can) move here for free',
    data: () => ({ do: 'permit', action: 'move-for-free', other: { pick: 'self' } }),
    examples: ['Your Pirate characters may move here for free.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-to-some-for-free',
    subject: 'cards',
    lasts: true,
    wording: { all: 'plain' },
    template: '(may|can) move to {to:np} for free',
    build: ({ to }) =>
      to.pick === 'each' && isALocation(to)
        ? { do: 'permit', action: 'move-for-free', other: to }
        : undefined,
    split: (e) =>
      e.do === 'permit' &&
      e.action === 'move-for-free' &&
      !e.by &&
      e.other?.pick === 'each' && { to: e.other },
    examples: ['Your Pirate characters may move to your locations for free.'],
  }),
  // Who moved, whoever was chosen since.
  definePhrase({
    slot: 'pronominal',
    name: 'the-moved-character',
    template: 'the moved character',
    number: 'sg',
    data: () => ({ pick: 'ref', ref: { to: 'party', role: 'moved' } }),
    examples: [
      'Whenever you move a character here, deal 1 damage to chosen character. If the moved character is a Knight character, deal 2 damage instead.',
      'Whenever this character moves to a location, ready the moved character.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-there',
    yieldsTo: ['move-to-location'],
    subject: { field: 'what', takes: 'cards' },
    template: 'move~ {to:there|here} for free',
    words: { to: { there: thatLocation, here: { pick: 'self' } } },
    data: ({ to }) => ({ do: 'move-to-location', player: { who: 'you' }, to, free: true }),
    examples: [
      'Whenever you play a location, this character may move there for free.',
      'Whenever you play a character, they may move here for free.',
    ],
  }),
  definePhrase({
    slot: 'paid-act',
    name: 'move',
    template: 'move {what:np} (to {to:np}|{at:here|})',
    words: { at: { here: { pick: 'self' }, '': A_LOCATION } },
    build: ({ what, to: said, at }) => {
      const to = (said ?? at)!;
      const who = movers(what);
      if (!who || (to.pick !== 'self' && !isWhereTo(to))) return undefined;
      // "Move a character of yours here" says where to.
      if (at && at.pick !== 'self' && Array.isArray(who) && who.some((one) => equal(one, HERE)))
        return undefined;
      // Of the act alone nobody is said to do it, and nothing of what it costs.
      return { do: 'change-move-cost', what: who, to, by: 0 } as never;
    },
    split: (e) => {
      if (e.do !== 'change-move-cost' || !e.what || !e.to) return undefined;
      const { to } = e;
      return (
        to.pick === 'self'
          ? saidMovers(e.what, 'some').flatMap((what) => [
              { what, at: to },
              { what, to },
            ])
          : saidMovers(e.what, 'each').flatMap((what) =>
              equal(to, A_LOCATION)
                ? [
                    { what, to },
                    { what, at: to },
                  ]
                : [{ what, to }],
            )
      ) as never;
    },
    examples: [
      'You pay 1 {I} less to move your characters to a location.',
      'You pay 1 {I} less to move this character to a location.',
      'Once during your turn, you may pay 1 {I} less to move this character to a location.',
      'You pay 1 {I} less to move a Pirate character of yours to a location named Never Land.',
      'If you have a character here, you pay 2 {I} less to move a character of yours here.',
      'Once during your turn, you may pay 2 {I} less to move a character here.',
      'Opponents pay 2 {I} more to move their characters to locations.',
    ],
  }),
  // Of their characters: whose they are moves them.
  definePhrase({
    slot: 'bare-clause',
    name: 'cannot-move-cards',
    wording: { all: 'plain' },
    template: "{who:player} can't move {what:np} [to {to:np}]",
    build: ({ who, what, to }, { refuse }) => {
      const kind = ofKind(what);
      if (!kind) return undefined;
      if (to && !isAnyLocation(to))
        return refuse('whether they can move is asked before they choose where to');
      if (who.who === 'an-opponent' || who.who === 'any-player') return refuse('who can’t? Say “each”');
      const theirs = kind.filter((one) => !equal(one, OF_THEM));
      return {
        subject: { kind: 'cards', cards: { pick: 'each', filter: [...theirs, { is: 'of', player: who }] } },
        predicate: { value: { do: 'forbid', action: 'move' }, role: 'what', takes: 'cards', phrase: '' },
        tails: [],
      };
    },
    split: ({ subject, predicate: { value } }) => {
      const cards = subject?.kind === 'cards' ? subject.cards : undefined;
      const of = cards?.pick === 'each' && !cards.from ? cards.filter.at(-1) : undefined;
      if (value.do !== 'forbid' || value.action !== 'move' || cards?.pick !== 'each' || of?.is !== 'of')
        return undefined;
      if (value.other || value.by || value.except) return undefined;
      const kind = cards.filter.slice(0, -1);
      return [kind, [...kind, OF_THEM]]
        .flatMap((filter) => saidOfKind(filter))
        .flatMap((what) =>
          [undefined, ...ALL_LOCATIONS].map((to) => ({ who: of.player, what, ...(to && { to }) })),
        );
    },
    examples: [
      "While this character is exerted, opponents can't move characters to locations.",
      "Each opponent can't move their characters during their next turn.",
    ],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'move-a-character',
    subject: 'player',
    template: 'move~ {card:np} to {to:np}',
    build: ({ card, to }) => {
      const [party, by] = [toParty(card), isALocation(to) ? toParty(to) : undefined];
      return party && by && { on: 'moved-to-location', card: party, by };
    },
    split: (e) =>
      e.on === 'moved-to-location' &&
      e.by?.pick === 'any' &&
      isPlain(e) &&
      cardParts(e.card).flatMap(({ card }) => cardParts(e.by).map(({ card: to }) => ({ card, to }))),
    examples: [
      'Whenever you move a character to a location, that character gains Evasive until the start of your next turn.',
    ],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'move-a-character-here',
    subject: 'player',
    template: 'move~ {card:np} here',
    build: ({ card }) => {
      const party = toParty(card);
      return party && { on: 'moved-to-location', card: party, by: { pick: 'self' }, about: 'card' };
    },
    split: (e) =>
      e.on === 'moved-to-location' &&
      e.by?.pick === 'self' &&
      e.about === 'card' &&
      (e.given ?? []).length === 0 &&
      cardParts(e.card),
    examples: ['Once during your turn, whenever you move a character here, you may draw a card.'],
  }),
];

const OF_THEM: CardFilter = { is: 'of', player: { who: 'that-player' } };
/** Any location: "locations", "a location". */
const ALL_LOCATIONS: readonly CardSelector[] = [{ pick: 'each', filter: A_LOCATION_FILTER }, A_LOCATION];
const isAnyLocation = (cards: CardSelector): boolean => ALL_LOCATIONS.some((one) => equal(one, cards));

/** Whether cards are said to be locations. */
const isALocation = (cards: CardSelector): boolean =>
  (cards.pick === 'some' || cards.pick === 'each') &&
  !cards.from &&
  cards.filter.some((one) => equal(one, { is: 'type', type: 'location' }));

type Movers = readonly CardFilter[] | { readonly pick: 'self' };

/** Who moves for less: this character, or any of a kind, whether one or all of them are said. */
function movers(what: CardSelector): Movers | undefined {
  return what.pick === 'self' ? what : ofKind(what);
}

/** Ways to express who moves, preferred first. */
function saidMovers(what: Movers, usual: 'each' | 'some'): readonly CardSelector[] {
  if ('pick' in what) return [what];
  const ways = saidOfKind(what);
  return usual === 'each' ? ways : ways.toReversed();
}

/** Locations of a kind, one or all of which are said. */
const isWhereTo = (to: CardSelector): boolean => ofKind(to) !== undefined;

function only(filter: unknown, state: string): boolean {
  const [first, more] = (filter ?? []) as readonly { is: string; state?: string }[];
  return more === undefined && first?.is === 'state' && first.state === state;
}
