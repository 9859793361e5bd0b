import { definePhrase } from '@cardwright/dsl';

/** Conditions that only this game has. */
export const conditions = [
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
      c.card.ref.to === 'chosen' &&
      c.card.filter === undefined && { group: { filter: c.filter } },
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
  definePhrase({
    slot: 'modifier',
    name: 'inkable',
    template: 'with {C}',
    data: () => ({ filter: [{ is: 'state', state: 'inkable' }] }),
    examples: ['Choose and discard a card with {C}.'],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'with-damage',
    template: 'with {state:damage|no damage}',
    words: { state: { damage: 'damaged', 'no damage': 'undamaged' } },
    usual: () => false,
    data: ({ state }) => ({ filter: [{ is: 'state', state }] }),
    examples: ['If you have a character in play with damage, draw a card.'],
  }),
];
