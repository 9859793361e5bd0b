import type { CardFilter, CardSelector } from '@cardwright/core/data';
import { asTheyWere, definePhrase, equal, nowOf } from '@cardwright/dsl';
import { cardParts, isPlain, toParty } from './party.ts';
import { thatLocation } from './places.ts';

/** At a location, of which the text may go on to speak. */
export const A_LOCATION: CardSelector = {
  pick: 'some',
  range: { min: 1, max: 1 },
  filter: [{ is: 'type', type: 'location' }],
};
const AT_A_LOCATION: CardFilter = { is: 'state', state: 'at-a-location', with: 'location' };
const ANY_LOCATION = { pick: 'any', filter: [{ is: 'type', type: 'location' }] } as const;
const HERE_BEFORE: CardFilter = { is: 'at-location', location: { pick: 'self', was: true } };
const YOURS: CardFilter = { is: 'of', player: { who: 'you' } };
export const HERE: CardFilter = { is: 'state', state: 'here' };

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
    // Of a card of unknown type "may move here" is what is allowed, not what is done.
    build: ({ to }, { facts }) =>
      to.pick === 'self' && facts.type === undefined
        ? undefined
        : { do: 'move-to-location', player: { who: 'you' }, to, free: true },
    split: (e) =>
      e.do === 'move-to-location' &&
      equal(e.player, { who: 'you' }) &&
      e.free === true &&
      (equal(e.to, thatLocation) || equal(e.to, { pick: 'self' })) && { to: e.to as typeof thatLocation },
    examples: ['Whenever you play a location, this character may move there for free.'],
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

/** Whether cards are said to be locations. */
const isALocation = (cards: CardSelector): boolean =>
  (cards.pick === 'some' || cards.pick === 'each') &&
  !cards.from &&
  cards.filter.some((one) => equal(one, { is: 'type', type: 'location' }));

function only(filter: unknown, state: string): boolean {
  const [first, more] = (filter ?? []) as readonly { is: string; state?: string }[];
  return more === undefined && first?.is === 'state' && first.state === state;
}
