/** Choices between modes: how many, by whom, and for what price. */
import type { Range } from '@cardwright/core/data';
import { choice } from '../../phrase/choice.ts';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';

/** How many modes, in words that need no number. */
const RANGES = {
  one: { min: 1, max: 1 },
  both: { min: 2, max: 2 },
  'one or both': { min: 1, max: 2 },
  'one or more': { min: 1, max: 'any' },
  'any number': { min: 0, max: 'any' },
  'any number of these': { min: 0, max: 'any' },
} as const;

const isNamed = (range: Range): boolean => Object.values(RANGES).some((one) => equal(one, range));

export const MODES: readonly Phrase[] = [
  definePhrase({
    slot: 'how-many-modes',
    name: 'named',
    template: `{range:${choice(RANGES)}}`,
    words: { range: RANGES },
    data: ({ range }) => range,
  }),
  definePhrase({
    slot: 'how-many-modes',
    name: 'number',
    template: '{n:amount}',
    usual: (range) => !isNamed(range),
    build: ({ n }) => ({ min: n, max: n }),
    split: ({ min, max }) => max !== 'any' && equal(min, max) && { n: max },
    examples: ['Choose 2: • Draw a card. • Each opponent discards a card. • Shuffle your deck.'],
  }),
  definePhrase({
    slot: 'how-many-modes',
    name: 'up-to',
    template: 'up to {n:amount}',
    build: ({ n }) => ({ min: 0, max: n }),
    split: ({ min, max }) => min === 0 && max !== 'any' && { n: max },
  }),
  definePhrase({
    slot: 'how-many-modes',
    name: 'measured',
    template: '{upTo:up to|} a number [of these] equal to {n:measure}',
    words: { upTo: { '': false, 'up to': true } },
    build: ({ upTo, n }) => ({ min: upTo ? 0 : n, max: n }),
    split: ({ min, max }) => {
      if (typeof max !== 'object') return undefined;
      return min === 0 ? { upTo: true, n: max } : equal(min, max) && { upTo: false, n: max };
    },
    usual: ({ max }) => typeof max === 'object',
  }),
  definePhrase({
    slot: 'sentence',
    name: 'choose-modes',
    template: '{may:you may|} choose {range:how-many-modes} : {modes:modes}',
    words: { may: { 'you may': true, '': false } },
    build: ({ may, range, modes }) => ({
      leads: [],
      links: [],
      modes: { range, ...(may && { may }), options: modes },
    }),
    split: ({ leads, links, modes }) =>
      modes &&
      leads.length + links.length === 0 &&
      !modes.player &&
      !modes.instead &&
      !modes.price && { may: modes.may === true, range: modes.range, modes: modes.options },
    examples: [
      'Choose one: • Draw a card. • Each opponent discards a card.',
      'Whenever this card leaves play, you may choose one: • Draw a card. • Each opponent discards a card.',
    ],
  }),
  // "They" in the modes are who chooses; an order could be theirs or yours, so it is said.
  definePhrase({
    slot: 'sentence',
    name: 'player-chooses-modes',
    template: '{player:player} choose~ {range:how-many-modes} : {modes:modes}',
    build: ({ player, range, modes }, { refuse }) => {
      if (player.who === 'you' || player.who === 'an-opponent' || player.who === 'any-player')
        return refuse('who chooses? Say "choose", or which player');
      const orders = modes.some((mode) =>
        mode.some(
          ({ links: [first] }) => first && !first.clause.subject && first.clause.predicate.takes === 'player',
        ),
      );
      if (orders) return refuse('who does this: who chooses, or you? Say "they" or "you"');
      return { leads: [], links: [], modes: { range, player, options: modes } };
    },
    split: ({ leads, links, modes }) =>
      modes?.player &&
      leads.length + links.length === 0 &&
      !modes.may &&
      !modes.price && { player: modes.player, range: modes.range, modes: modes.options },
    examples: ['Each opponent chooses one: • They discard a card. • You draw 2 cards.'],
  }),
  // "You may discard a card to choose one:".
  definePhrase({
    slot: 'sentence',
    name: 'choose-modes-for',
    template: '{price:chain} to choose {range:how-many-modes} : {modes:modes}',
    build: ({ price, range, modes }) => ({ leads: [], links: [], modes: { range, price, options: modes } }),
    split: ({ leads, links, modes }) =>
      modes?.price &&
      leads.length + links.length === 0 && { price: modes.price, range: modes.range, modes: modes.options },
    examples: [
      'Whenever you play a card, you may discard a card to choose one: • Draw 2 cards. • Each opponent discards a card.',
      'At the start of your turn, discard a card to choose one: • Draw 2 cards. • Shuffle your deck.',
    ],
  }),
  definePhrase({
    slot: 'sentence',
    name: 'choose-more-instead',
    template:
      'choose {range:how-many-modes} . if {condition:conditions} , {may:you may|} choose {more:how-many-modes} instead : {modes:modes}',
    words: { may: { 'you may': true, '': false } },
    build: ({ range, condition, may, more, modes }) => ({
      leads: [],
      links: [],
      // Who may choose more may choose as few as before.
      modes: {
        range,
        instead: { if: condition, range: may ? { min: range.min, max: more.max } : more },
        options: modes,
      },
    }),
    split: ({ leads, links, modes }) => {
      if (!modes?.instead || leads.length + links.length > 0 || modes.may) return undefined;
      const { range, instead, options } = modes;
      const said = { range, condition: instead.if, modes: options };
      const { min, max } = instead.range;
      const asMany = { ...said, may: false, more: instead.range };
      return max === 'any' || equal(min, max) || !equal(min, range.min)
        ? [asMany]
        : [asMany, { ...said, may: true, more: { min: max, max } }];
    },
    examples: [
      'Choose one. If you have 2 or more cards in play, choose both instead: • Draw a card. • Each opponent discards a card.',
      'Choose one. If you have 2 or more cards in play, you may choose both instead: • Draw a card. • Each opponent discards a card.',
    ],
  }),
  definePhrase({
    slot: 'modes',
    name: 'one',
    template: '• {first:sentences}',
    data: ({ first }) => [first],
  }),
  // In one sentence: “choose one: draw a card; or discard a card”.
  definePhrase({
    slot: 'modes',
    name: 'in-line',
    yieldsTo: ['more'],
    usual: () => false,
    template: '{first:sentences} ; or {second:sentences}',
    build: ({ first, second }) => [first, second],
    split: ([first, second, more]) => first && second && !more && { first, second },
    examples: ['Choose one: draw a card; or each opponent discards a card.'],
  }),
  definePhrase({
    slot: 'modes',
    name: 'more',
    template: '• {first:sentences} . {rest:modes}',
    data: ({ first, rest }) => [first, ...rest],
  }),
];
