import { defineKeyword } from './keyword.ts';

/** CR 8.3: two abilities, one on entering play and one that limits whom opponents challenge. */
export const bodyguard = defineKeyword({
  name: 'bodyguard',
  word: 'Bodyguard',
  parameter: 'none',
  beyondPlay: 'also',
  stacks: false,
  definition: [
    'This character may enter play exerted.',
    'An opposing character who challenges one of your characters must choose one with Bodyguard if able.',
  ],
  wordings: [
    'An opposing character who challenges one of your characters must choose a character with Bodyguard if able.',
  ],
});
