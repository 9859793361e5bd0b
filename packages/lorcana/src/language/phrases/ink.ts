import { definePhrase } from '@cardwright/dsl';
import { cardParts, toParty } from './party.ts';

const PAYING = [
  ['or-more', '{n:integer} {what:resource} or more', '>='],
  ['or-less', '{n:integer} {what:resource} or less', '<='],
  ['exactly', 'exactly {n:integer} {what:resource}', '='],
  ['nothing', 'no {what:resource}', '='],
] as const;

/** Ink that is paid to play a card: what was really paid, after everything that changes the cost (CR 4.3.2.4). */
const paying = PAYING.map(([name, amount, cmp]) =>
  definePhrase({
    slot: 'event-predicate',
    name: `pay-${name}`,
    subject: 'player',
    // Payments of nothing are not remembered.
    ...((name === 'nothing' || name === 'or-less') && { notPast: true as const }),
    template: `pay~ ${amount} (to play|for) {card:np}` as 'pay~ {n:integer} {what:resource} {card:np}',
    build: ({ n = 0, card }) => {
      const party = toParty(card);
      return party && { on: 'ink-paid', amount: { cmp, value: n }, given: ['to-play'], card: party };
    },
    split: ({ on, amount, given, card, by }) => {
      if (on !== 'ink-paid' || amount?.cmp !== cmp || by || given?.join() !== 'to-play') return undefined;
      const { value: n } = amount;
      if ((name === 'nothing') !== (cmp === '=' && n === 0)) return undefined;
      return cardParts(card).map((parts) =>
        name === 'nothing' ? { what: 'ink', ...parts } : { n, what: 'ink', ...parts },
      ) as never;
    },
    examples: [
      `Whenever you pay ${amount.replace('{n:integer}', '3').replace('{what:resource}', '{I}')} to play a character, draw a card.`,
    ],
  }),
);

/** The inkwell and how cards come to it (CR 4.2). */
export const ink = [
  // The colors of cards are their ink types (CR 5.2.6).
  definePhrase({ slot: 'distinct', name: 'color', template: 'ink type#', data: () => 'color' }),
  ...paying,
  definePhrase({
    slot: 'event-tail',
    name: 'by-exerting',
    template: 'with {E} in its cost',
    data: () => ({ given: ['by-exerting'] }),
    examples: ['Whenever one of your characters uses an ability with {E} in its cost, gain 1 lore.'],
  }),
  // How the card arrives there.
  definePhrase({
    slot: 'destination',
    name: 'facedown',
    template: '(into|to|in) {zone:zone} {as:facedown|facedown and exerted}',
    words: { as: { facedown: ['facedown'], 'facedown and exerted': ['facedown', 'exerted'] } },
    build: ({ zone, as }) => ({ ...zone, as }),
    split: ({ zone, of, as, ...other }) =>
      Object.keys(other).length === 0 &&
      as !== undefined && { zone: of ? { zone, of } : { zone }, as: as as readonly ['facedown'] },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'ink-additional',
    subject: 'player',
    template:
      '(ink~ an additional card|put~ an additional card from your hand into your inkwell facedown|put~ an additional card from your hand into your inkwell)',
    data: () => ({ do: 'additional-action', action: 'ink', count: 1 }),
    examples: ['During your turn, you may ink an additional card.'],
  }),
];
