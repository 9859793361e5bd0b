import { defineKeyword } from './keyword.ts';

/** CR 8.14. */
export const vanish = defineKeyword({
  name: 'vanish',
  word: 'Vanish',
  parameter: 'none',
  stacks: false,
  definition: ['When an opponent chooses this character for an action, banish them.'],
});
