import type { CardSelector, Effect, Quantity } from '@cardwright/core/data';
import { definePhrase } from '@cardwright/dsl';

const SELF = { pick: 'self' } as const;
/** What is said of how a card enters play: the card that is meant there. */
const EXERTED: Effect = { do: 'exert', player: { who: 'you' }, what: SELF };
const damaged = (amount: Quantity): Effect => ({
  do: 'put-damage',
  player: { who: 'you' },
  amount,
  on: SELF,
});
/** The card that the words before play. */
const PLAYED: CardSelector = { pick: 'ref', ref: { to: 'it' } };

/** What is done to cards in play: banish, exert, ready (CR 1.8.1.4, 5.1.1). Any player may be the one who does it. */
export const cards = [
  definePhrase({
    slot: 'predicate',
    name: 'banish',
    subject: 'player',
    template: 'banish~ {what:object}',
    data: ({ what }) => ({ do: 'banish', what }),
    examples: ['Banish chosen character.', 'Banish all characters.', 'Banish chosen Villain character.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'exert',
    subject: 'player',
    template: '(exert~|{E}) {what:object}',
    data: ({ what }) => ({ do: 'exert', what }),
    examples: [
      'Exert chosen opposing character.',
      'Exert all opposing damaged characters.',
      '{E}, {E} one of your characters — Exert chosen character.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'ready',
    subject: 'player',
    template: 'ready~ {what:object}',
    data: ({ what }) => ({ do: 'ready', what }),
    examples: ['Ready chosen character.', 'Ready your characters with cost 3 or less.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'enter-play',
    subject: 'cards',
    template: 'enter~ play {manner:entering}',
    data: ({ manner }) => ({ do: 'enters-with', manner, optional: false }),
    examples: ['This character enters play exerted.', 'This character enters play with 3 damage.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'play-entering',
    subject: 'player',
    wording: { taken: true, all: 'plain' },
    template: 'play~ {what:object} {free:for free|} , {manner:entering}',
    words: { free: { 'for free': true, '': false } },
    data: ({ what, free, manner }) => ({
      do: 'play',
      what,
      free,
      entering: [{ do: 'enters-with', what: PLAYED, manner, optional: false }],
    }),
    examples: [
      'Play an item from your discard for free, exerted.',
      'Whenever this character quests, you may play a character from your hand for free, with 2 damage.',
      '{E} — You may play an item, exerted.',
    ],
  }),
  definePhrase({
    slot: 'entering',
    name: 'exerted',
    template: 'exerted',
    data: () => [EXERTED],
  }),
  definePhrase({
    slot: 'entering',
    name: 'damaged',
    template: 'with {amount:damage}',
    data: ({ amount }) => [damaged(amount)],
  }),
  definePhrase({
    slot: 'entering',
    name: 'exerted-and-damaged',
    template: 'exerted (and with|with) {amount:damage}',
    data: ({ amount }) => [EXERTED, damaged(amount)],
    examples: ['This character enters play exerted and with 2 damage.'],
  }),
  definePhrase({
    slot: 'cost',
    name: 'exert',
    template: '{E}',
    data: () => ({ pay: 'exert' }),
    examples: ['{E} — Draw a card.'],
  }),
];
