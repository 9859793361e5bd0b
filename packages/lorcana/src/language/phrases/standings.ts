import type { CardFilter } from '@cardwright/core/data';
import { definePhrase } from '@cardwright/dsl';

/** Discarding as somebody else says, or as chance does (CR 1.12). */
export const discarding = [
  definePhrase({
    slot: 'predicate',
    name: 'discard-of-your-choice',
    subject: 'player',
    template: 'discard~ a/an {group:group} of your choice',
    build: ({ group }) =>
      group.from === undefined
        ? { do: 'discard-of-choice', chooser: { who: 'you' }, filter: group.filter }
        : undefined,
    split: (e) =>
      e.do === 'discard-of-choice' &&
      e.chooser?.who === 'you' &&
      e.filter !== undefined && { group: { filter: e.filter as readonly CardFilter[] } },
    examples: ['Chosen opponent reveals their hand and discards a song card of your choice.'],
  }),
  // "Of their choice": as they choose what they discard.
  definePhrase({
    slot: 'predicate',
    name: 'discard-of-their-choice',
    yieldsTo: ['discard'],
    subject: 'player',
    template: 'discard~ a/an {group:group} of their choice',
    usual: () => false,
    build: ({ group: { filter, from } }) =>
      from === undefined ? { do: 'discard', count: 1, ...(filter.length > 0 && { filter }) } : undefined,
    split: (e) => e.do === 'discard' && e.count === 1 && { group: { filter: e.filter ?? [] } },
    examples: ['Chosen opponent reveals their hand and discards a non-character card of their choice.'],
  }),
];

/** Counted events, standings in lore, and states of a challenge. */
export const standings = [
  definePhrase({
    slot: 'condition-predicate',
    name: 'is-challenging',
    subject: 'cards',
    template: 'be~ {state:challenging|being challenged}',
    words: { state: { challenging: 'challenging', 'being challenged': 'being-challenged' } },
    data: ({ state }) => ({ if: 'matches', filter: [{ is: 'state', state }] }),
    examples: [
      'While this character is challenging, it gets +1 {S}.',
      'While this character is being challenged, it gets +1 {S}.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'lose-stat',
    subject: 'cards',
    template: 'lose~ {stat:stat} equal to {by:measure}',
    usual: (e) => e.do === 'modify' && typeof e.by === 'object',
    data: ({ stat, by }) => ({
      do: 'modify',
      stat: stat as 'strength',
      by: { amount: 'minus', of: by },
    }),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'move-oneself',
    subject: 'cards',
    template: 'move~ to {to:np} for free',
    usual: () => false,
    // One moves to one location; leave to move to any of several is for good.
    build: ({ to }) =>
      to.pick === 'each' ? undefined : { do: 'move-to-location', player: { who: 'you' }, to, free: true },
    split: (e) => e.do === 'move-to-location' && e.free && e.player?.who === 'you' && e.to && { to: e.to },
    examples: ['Chosen character of yours gets +2 {S} this turn. They may move to a location for free.'],
  }),
  definePhrase({
    slot: 'condition',
    name: 'nth-challenge',
    template: "(it 's|it is) the {nth:ordinal} challenge this turn",
    data: ({ nth: n }) => ({ if: 'nth-event', n, event: { on: 'challenged' } }),
    examples: [
      "Whenever one of your characters challenges, if it's the second challenge this turn, draw a card.",
    ],
  }),
];
