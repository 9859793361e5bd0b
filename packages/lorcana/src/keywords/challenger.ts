import { defineKeyword } from './keyword.ts';

/** CR 8.5: only while it is the one that challenges. */
export const challenger = defineKeyword({
  name: 'challenger',
  word: 'Challenger',
  parameter: 'plus',
  stacks: true,
  definition: ['While challenging, this character gets +N {S}.'],
  reminders: ['They get +N {S} while challenging.'],
  wordings: ['While challenging, they get +N {S}.'],
});
