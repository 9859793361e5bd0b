import { definePhrase } from '@cardwright/dsl';
import { cardParts, isPlain, toParty } from './party.ts';

/** Cards under cards (CR 8.4): put there by Boost and by effects, and looked for. */
export const under = [
  definePhrase({
    slot: 'predicate',
    name: 'put-under',
    subject: 'player',
    template: 'put~ {what:np} facedown under {under:object}',
    build: ({ what, under: card }) => ({ do: 'put-under', what, under: card }),
    split: (e) =>
      e.do === 'put-under' &&
      e.what !== undefined &&
      e.under !== undefined && { what: e.what, under: e.under },
    examples: ['When you play this character, put the top card of your deck facedown under this character.'],
  }),
  definePhrase({
    slot: 'condition',
    name: 'there-is-a-card-under',
    template: "there ('s|is) a card under {card:object}",
    build: ({ card }) => ({ if: 'matches', card, filter: [{ is: 'state', state: 'card-under' }] }),
    split: (c) => c.if === 'matches' && isCardUnder(c.filter) && { card: c.card },
    examples: ["While there's a card under this character, he gets +2 {S} and +1 {L}."],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'with-a-card-under',
    template: '(with a card under them|that have a card under them|with a card under it)',
    build: () => ({ filter: [{ is: 'state', state: 'card-under' }] }),
    split: (m) => m.from === undefined && isCardUnder(m.filter) && {},
    examples: ['While you have a character with a card under them in play, this character gains Ward.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'put-a-card-under',
    subject: 'player',
    template: 'put~ a card under {card:np}',
    build: ({ card }) => {
      const party = toParty(card);
      return party && { on: 'put-under', card: party };
    },
    split: (e) => e.on === 'put-under' && isPlain(e) && cardParts(e.card),
    examples: ['Whenever you put a card under this character, draw a card.'],
  }),
];

function isCardUnder(filter: unknown): boolean {
  const [first, more] = (filter ?? []) as readonly { is: string; state?: string }[];
  return more === undefined && first?.is === 'state' && first.state === 'card-under';
}
