import { definePhrase } from '@cardwright/dsl';

/** Conditions that only this game has. */
export const conditions = [
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
