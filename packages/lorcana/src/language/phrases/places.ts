import type { CardFilter, CardSelector } from '@cardwright/core/data';
import { definePhrase, equal } from '@cardwright/dsl';

/** "There": the location spoken of before. */
export const thatLocation: CardSelector = {
  pick: 'ref',
  ref: { to: 'that' },
  filter: [{ is: 'type', type: 'location' }],
};

const AT_THAT_LOCATION: CardFilter = { is: 'at-location', location: thatLocation };
/** Where this character is. */
const AT_ITS_LOCATION: CardFilter = { is: 'at-location-of', whom: { pick: 'self' } };

/** Where a character is, said of another: at the location spoken of, or where that other one is. */
export const places = [
  definePhrase({
    slot: 'place',
    name: 'at-that-location',
    template: '(at that location|there)',
    build: () => ({ filter: [AT_THAT_LOCATION], asks: 'be at a location' }),
    split: (m) => m.from === undefined && equal(m.filter, [AT_THAT_LOCATION]) && {},
    examples: [
      'Whenever this character moves to a location, you may ready chosen character of yours at that location.',
      'While this character is at a location, your other characters there get +1 {S}.',
    ],
  }),
  definePhrase({
    slot: 'place',
    name: 'at-the-same-location',
    template: 'at the same location',
    build: (_, { facts, refuse }) =>
      facts.type === undefined || facts.type === 'character'
        ? { filter: [{ is: 'at-location-of', whom: { pick: 'self' } }], asks: 'be at a location' }
        : refuse('nothing says whose location it is'),
    split: (m) => m.from === undefined && equal(m.filter, [AT_ITS_LOCATION]) && {},
    examples: [
      'Whenever this character quests, your other characters at the same location get +1 {L} this turn.',
    ],
  }),
  definePhrase({
    slot: 'place',
    name: 'at-the-same-location-as',
    usual: ({ filter }) => !equal(filter, [AT_ITS_LOCATION]),
    template:
      "(at the same location as {whom:np}|at {whom:np} 's location|at the location {whom:np} be~ at)" as "at {whom:np} 's location",
    build: ({ whom }) =>
      whom.pick === 'self' || whom.pick === 'ref'
        ? { filter: [{ is: 'at-location-of', whom }], asks: 'be at a location' }
        : undefined,
    split: ({ filter: [one, more], from }) =>
      !from && !more && one?.is === 'at-location-of' && { whom: one.whom },
    examples: [
      'Banish chosen character. Deal 1 damage to each character at the same location as that character.',
      'Whenever one of your characters is challenged, you may ready chosen character at the same location as this character.',
    ],
  }),
];
