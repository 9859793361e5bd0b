import type { CardFilter, CardSelector } from '@cardwright/core';
import { definePhrase } from '@cardwright/dsl';

type PaidFor = readonly CardFilter[] | { readonly pick: 'self' };

/** "Characters", "this character": what a payment is for. `undefined` for what can only be in play. */
const toPaidFor = (cards: CardSelector): PaidFor | undefined => {
  if (cards.pick === 'self') return { pick: 'self' };
  return cards.pick === 'each' && cards.from === undefined ? cards.filter : undefined;
};
const fromPaidFor = (paid: PaidFor): CardSelector =>
  'pick' in paid ? { pick: 'self' } : { pick: 'each', filter: paid };

/** Ink, what things cost, and the inkwell (CR 1.5, 4.2, 4.3). */
export const ink = [
  definePhrase({
    slot: 'predicate',
    name: 'pay-less-to-play',
    subject: 'player',
    template: 'pay~ {less:integer} {I} less to play {what:object}',
    build: ({ less, what }) => {
      const paid = toPaidFor(what);
      return paid && { do: 'change-cost', by: -less, for: paid, action: 'play' };
    },
    split: (e) =>
      e.do === 'change-cost' &&
      e.action === 'play' &&
      e.uses === undefined &&
      typeof e.by === 'number' &&
      e.by < 0 &&
      e.for !== undefined && { less: -e.by, what: fromPaidFor(e.for) },
    examples: [
      'If you have a character named Gaston in play, you pay 1 {I} less to play this character.',
      'You pay 1 {I} less to play Broom characters.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'ink-additional',
    subject: 'player',
    template: 'ink~ an additional card',
    build: () => ({ do: 'additional-action', action: 'ink', count: 1 }),
    split: (e) => e.do === 'additional-action' && e.action === 'ink' && e.count === 1 && {},
    examples: ['During your turn, you may ink an additional card.'],
  }),
];
