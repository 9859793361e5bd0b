import { definePhrase } from '@cardwright/dsl';

/** What is done with a card that a search has found (CR 7.1.4). */
export const search = [
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
