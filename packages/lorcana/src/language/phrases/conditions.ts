import type { PlayerSelector, Quantity, ZoneName, ZoneSelector } from '@cardwright/core';
import { definePhrase } from '@cardwright/dsl';

const cardsIn = (zone: ZoneName, of: PlayerSelector): Quantity => ({
  amount: 'cards',
  in: { pick: 'each', filter: [], from: { zone, of } },
});

const zoneOf = (quantity: Quantity): ZoneSelector | undefined =>
  typeof quantity === 'object' &&
  quantity.amount === 'cards' &&
  quantity.in.pick === 'each' &&
  quantity.in.filter.length === 0
    ? quantity.in.from
    : undefined;

/** Conditions that only this game has. */
export const conditions = [
  definePhrase({
    slot: 'condition',
    name: 'more-cards-than',
    template: '{who:player} have~ more cards in {whose:possessive} {zone:zone-word} than {than:player}',
    build: ({ who, whose, zone, than }) => {
      // "Their" and "your" only repeat who it is about.
      if (whose.who !== 'that-player' && whose.who !== who.who) return undefined;
      return {
        if: 'compare',
        left: cardsIn(zone as ZoneName, who),
        cmp: '>',
        right: cardsIn(zone as ZoneName, than),
      };
    },
    split: (c) => {
      if (c.if !== 'compare' || c.cmp !== '>') return undefined;
      const [left, right] = [zoneOf(c.left), zoneOf(c.right)];
      if (left?.of === undefined || right?.of === undefined || left.zone !== right.zone) return undefined;
      const whose: PlayerSelector = left.of.who === 'you' ? left.of : { who: 'that-player' };
      return { who: left.of, whose, zone: left.zone, than: right.of };
    },
    examples: [
      'When you play this character, if an opponent has more cards in their hand than you, draw a card.',
    ],
  }),
  definePhrase({
    slot: 'condition',
    name: 'is-chosen',
    template: 'a/an {group:group} is chosen',
    build: ({ group }) =>
      group.from === undefined
        ? { if: 'matches', card: { pick: 'ref', ref: { to: 'chosen' } }, filter: group.filter }
        : undefined,
    split: (c) =>
      c.if === 'matches' &&
      c.card.pick === 'ref' &&
      c.card.ref.to === 'chosen' && { group: { filter: c.filter } },
    examples: [
      'Chosen character gets +2 {S} this turn. If a Villain character is chosen, they get +3 {S} instead.',
    ],
  }),
  definePhrase({
    slot: 'condition',
    name: 'used-keyword-to-play',
    template: 'you used {keyword:keyword} to play {card:object}',
    build: ({ keyword, card }) =>
      keyword === 'shift' ? { if: 'matches', card, filter: [{ is: 'state', state: 'shifted' }] } : undefined,
    split: (c) => {
      const [first, more] = c.if === 'matches' ? c.filter : [];
      return (
        c.if === 'matches' &&
        more === undefined &&
        first?.is === 'state' &&
        first.state === 'shifted' && { keyword: 'shift', card: c.card }
      );
    },
    examples: ['When you play this character, if you used Shift to play her, you may draw a card.'],
  }),
];
