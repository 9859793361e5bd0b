import { definePhrase } from '@cardwright/dsl';

/** Deeds of earlier effects, by event, with the effect that does them. */
export const DEEDS = [
  ['damage-removed', 'remove-damage'],
  ['damaged', 'deal-damage'],
  ['exerted', 'exert'],
  ['readied', 'ready'],
  ['moved-to-location', 'move-to-location'],
] as const;

export const done = [
  // "Each character you removed damage from this way": those actually affected.
  definePhrase({
    slot: 'modifier',
    name: 'damage-done-this-way',
    template:
      '{done:you removed damage from|damage was removed from|you dealt damage to|damage was dealt to|dealt damage} this way',
    words: {
      done: {
        'you removed damage from': 'damage-removed',
        'damage was removed from': 'damage-removed',
        'you dealt damage to': 'damaged',
        'damage was dealt to': 'damaged',
        'dealt damage': 'damaged',
      },
    },
    data: ({ done }) => ({ filter: [{ is: 'done', done }] }),
    examples: [
      'Remove up to 1 damage from each of your characters. Ready each character you removed damage from this way.',
      'Remove all damage from each opposing character. Draw a card for each character you removed damage from this way.',
      'Deal 1 damage to each opposing character. Exert each character you dealt damage to this way.',
    ],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'turned-this-way',
    template: '(you|) {done:exerted|readied} this way',
    data: ({ done }) => ({ filter: [{ is: 'done', done }] }),
    examples: [
      'Exert all opposing characters. Deal 1 damage to each character you exerted this way.',
      'Ready your other characters. Each character you readied this way gets +1 {S} this turn.',
    ],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'moved-to-location-this-way',
    template: '(you moved|moved there|you moved there) [this way]',
    data: () => ({ filter: [{ is: 'done', done: 'moved-to-location' }] }),
    examples: [
      'Move any number of your characters to the same location for free. Gain 1 lore for each character you moved.',
      'Move up to 2 of your characters to a location for free. Ready each character you moved this way.',
    ],
  }),
];
