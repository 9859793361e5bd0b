import { definePhrase } from '@cardwright/dsl';

/** Locations: characters move to them and are there (CR 4.7, 5.6). */
export const location = [
  definePhrase({
    slot: 'place',
    name: 'here',
    template: 'here',
    build: () => ({ filter: [{ is: 'state', state: 'here' }] }),
    split: (m) => only(m.filter, 'here') && m.from === undefined && {},
    examples: ['Chosen character here gets +1 {S} this turn.'],
  }),
  definePhrase({
    slot: 'place',
    name: 'at-a-location',
    template: 'at (a location|locations)',
    build: () => ({ filter: [{ is: 'state', state: 'at-a-location' }] }),
    split: (m) => only(m.filter, 'at-a-location') && m.from === undefined && {},
    examples: ['Ready chosen character of yours at a location.'],
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'be-at-a-location',
    subject: 'cards',
    template: 'be~ at a location',
    build: () => ({ if: 'matches', filter: [{ is: 'state', state: 'at-a-location' }] }),
    split: (c) => c.if === 'matches' && only(c.filter, 'at-a-location') && {},
    examples: ['While this character is at a location, it gets +2 {S}.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'move-to-a-location',
    subject: 'cards',
    template: 'move~ to a location',
    build: () => ({ on: 'moved-to-location' }),
    split: (e) => e.on === 'moved-to-location' && (e.given ?? []).length === 0 && {},
    examples: ['Whenever this character moves to a location, draw a card.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-to-location',
    subject: 'player',
    template: 'move~ {what:np-bare} to {to:object} for free',
    build: ({ what, to }) => ({ do: 'move-to-location', what, to, free: true }),
    split: (e) =>
      e.do === 'move-to-location' &&
      e.free === true &&
      e.what !== undefined &&
      e.to !== undefined && { what: e.what, to: e.to },
    examples: ['Move a character of yours to a location for free.'],
  }),
];

function only(filter: unknown, state: string): boolean {
  const [first, more] = (filter ?? []) as readonly { is: string; state?: string }[];
  return more === undefined && first?.is === 'state' && first.state === state;
}
