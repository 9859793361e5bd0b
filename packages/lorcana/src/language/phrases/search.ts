import type { PlayerSelector } from '@cardwright/core/data';
import { definePhrase } from '@cardwright/dsl';

const DISCARDS = (['you', 'that-player'] as const).map((who) => ({ zone: 'discard', of: { who } }) as const);

/** A card goes to the discard of its own player. */
const isOwn = (of: PlayerSelector | undefined): boolean =>
  of !== undefined && (of.who === 'player-of' || DISCARDS.some((one) => one.of.who === of.who));

/** What is done with a card that a search has found (CR 7.1.4). */
export const search = [
  definePhrase({
    slot: 'predicate',
    name: 'put-instead-of-into',
    subject: 'player',
    wording: { taken: true },
    template:
      'put~ {what:np} {to:destination} (instead of into {zone:zone}|instead of putting (it|them) into {zone:zone})' as 'put~ {what:np} {to:destination} instead of into {zone:zone}',
    build: ({ what, to, zone }) =>
      (what.pick === 'ref' || what.pick === 'self') && zone.zone === 'discard' && isOwn(zone.of)
        ? { do: 'finish-into', what, to }
        : undefined,
    split: (e) =>
      e.do === 'finish-into' &&
      e.what !== undefined &&
      e.to !== undefined &&
      DISCARDS.map((zone) => ({ what: e.what!, to: e.to!, zone })),
    examples: [
      'Draw a card. Then, put this card on the bottom of your deck instead of into your discard.',
      'Whenever this character quests, you may play a song card with cost 4 or less from your discard for free, then put it on the bottom of your deck instead of into your discard.',
      "Whenever a character is banished while here, you may put that card on the bottom of its player's deck instead of into their discard. If you do, draw a card.",
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'reveal-to-all',
    yieldsTo: ['reveal'],
    subject: 'player',
    template: 'reveal~ {what:np} to all players',
    build: ({ what }) => (what.pick === 'ref' ? { do: 'reveal', what } : undefined),
    split: (e) => e.do === 'reveal' && e.what?.pick === 'ref' && { what: e.what },
    usual: (e) => e.do === 'reveal' && e.what?.pick === 'ref',
    examples: ['Search your deck for a card, reveal that card to all players, and put it into your hand.'],
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
    examples: ['Search your deck for a character card, shuffle your deck, and put that card on top of it.'],
  }),
];
