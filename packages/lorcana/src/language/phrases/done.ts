import { definePhrase } from '@cardwright/dsl';

/** Deeds of earlier effects, by event, with the effect that does them. */
export const DEEDS = [
  ['damage-removed', 'remove-damage', '(you removed damage from|damage was removed from)'],
  ['damaged', 'deal-damage', '(you dealt damage to|damage was dealt to|dealt damage)'],
  ['exerted', 'exert', '(you exerted|exerted)'],
  ['readied', 'ready', '(you readied|readied)'],
  ['moved-to-location', 'move-to-location', '(you moved|moved there|you moved there)'],
] as const;

const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'damage-removed': [
    'Remove up to 1 damage from each of your characters. Ready each character you removed damage from this way.',
    'Remove all damage from each opposing character. Draw a card for each character you removed damage from this way.',
  ],
  damaged: ['Deal 1 damage to each opposing character. Exert each character you dealt damage to this way.'],
  exerted: ['Exert all opposing characters. Deal 1 damage to each character you exerted this way.'],
  readied: ['Ready your other characters. Each character you readied this way gets +1 {S} this turn.'],
  'moved-to-location': [
    'Move any number of your characters to the same location for free. Gain 1 lore for each character you moved.',
    'Move up to 2 of your characters to a location for free. Ready each character you moved this way.',
  ],
};

/** "Each character you removed damage from this way": those actually affected. */
export const done = DEEDS.map(([event, , words]) =>
  definePhrase({
    slot: 'modifier',
    name: `${event}-this-way`,
    template: `${words} ${event === 'moved-to-location' ? '[this way]' : 'this way'}` as 'you moved',
    data: () => ({ filter: [{ is: 'done', done: event }] }),
    examples: EXAMPLES[event]!,
  }),
);
