import { definePhrase } from '@cardwright/dsl';

/** What is done to cards in play: banish, exert, ready (CR 1.8.1.4, 5.1.1). Any player may be the one who does it. */
export const cards = [
  definePhrase({
    slot: 'predicate',
    name: 'banish',
    subject: 'player',
    template: 'banish~ {what:object}',
    build: ({ what }) => ({ do: 'banish', what }),
    split: (e) => e.do === 'banish' && e.what !== undefined && { what: e.what },
    examples: ['Banish chosen character.', 'Banish all characters.', 'Banish chosen Villain character.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'exert',
    subject: 'player',
    template: '(exert~|{E}) {what:object}',
    build: ({ what }) => ({ do: 'exert', what }),
    split: (e) => e.do === 'exert' && e.what !== undefined && { what: e.what },
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
    build: ({ what }) => ({ do: 'ready', what }),
    split: (e) => e.do === 'ready' && e.what !== undefined && { what: e.what },
    examples: ['Ready chosen character.', 'Ready your characters with cost 3 or less.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'enter-play-exerted',
    subject: 'cards',
    template: 'enter~ play exerted',
    build: () => ({
      do: 'enters-with',
      manner: [{ do: 'exert', player: { who: 'you' }, what: { pick: 'self' } }],
      optional: false,
    }),
    split: (e) => e.do === 'enters-with' && e.optional === false && e.manner?.[0]?.do === 'exert' && {},
    examples: ['This character enters play exerted.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'enter-play-damaged',
    subject: 'cards',
    template: 'enter~ play with {amount:damage}',
    build: ({ amount }) => ({
      do: 'enters-with',
      manner: [{ do: 'put-damage', player: { who: 'you' }, amount, on: { pick: 'self' } }],
      optional: false,
    }),
    split: (e) => {
      const manner = e.do === 'enters-with' ? e.manner?.[0] : undefined;
      return manner?.do === 'put-damage' && { amount: manner.amount };
    },
    examples: ['This character enters play with 3 damage.'],
  }),
  definePhrase({
    slot: 'cost',
    name: 'exert',
    template: '{E}',
    build: () => ({ pay: 'exert' }),
    split: (c) => c.pay === 'exert' && {},
    examples: ['{E} — Draw a card.'],
  }),
];
