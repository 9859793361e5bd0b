import { definePhrase } from '@cardwright/dsl';

/** Looking through a deck for cards (CR 7.1): what is found is what the next words speak of. */
export const search = [
  definePhrase({
    slot: 'predicate',
    name: 'search',
    subject: 'player',
    wording: { outside: true },
    template: 'search~ {zone:zone} for {what:np}',
    build: ({ zone, what }) =>
      what.pick === 'some' && what.from === undefined
        ? { do: 'search', what: { ...what, from: zone } }
        : undefined,
    split: (e) => {
      if (e.do !== 'search' || e.what?.pick !== 'some' || e.what.from === undefined || 'to' in e.what.from)
        return undefined;
      const { from, ...what } = e.what;
      return { zone: from, what };
    },
    examples: [
      'Search your deck for a character card, reveal that card to all players, and put it into your hand.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'reveal-to-all',
    subject: 'player',
    template: 'reveal~ {what:np} to all players',
    build: ({ what }) => (what.pick === 'ref' ? { do: 'reveal', what } : undefined),
    split: (e) => e.do === 'reveal' && e.what?.pick === 'ref' && { what: e.what },
    usual: (e) => e.do === 'reveal' && e.what?.pick === 'ref',
  }),
  definePhrase({
    slot: 'predicate',
    name: 'put-on-top-of-it',
    subject: 'player',
    template: 'put~ {what:np} on top of it',
    usual: () => false,
    build: ({ what }) =>
      what.pick === 'ref' ? { do: 'move', what, to: { zone: 'deck', position: 'top' } } : undefined,
    split: (e) =>
      e.do === 'move' &&
      e.what?.pick === 'ref' &&
      e.to?.zone === 'deck' &&
      e.to.position === 'top' &&
      e.to.of === undefined &&
      e.to.order === undefined && { what: e.what },
  }),
];
